import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markForeign } from '#domain/foreign-text'
import type { Inline } from '#domain/rich-text'
import { ForeignTitle, langIn } from './foreign-title'
import { InlineText } from './inline-text'

const marked = markForeign<Inline[]>([{ kind: 'text', text: 'Після yesterday — минулий час' }], 'en')

test('foreign words of a text and of its title have their language, Ukrainian ones that of the page', () => {
  const { container } = render(
    <>
      <h1>
        <ForeignTitle text="Present Perfect чи Past Simple" lang={langIn(marked)} />
      </h1>
      <p>
        <InlineText content={marked} />
      </p>
    </>,
  )
  expect([...container.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).toEqual([
    'Present Perfect',
    'Past Simple',
    'yesterday',
  ])
  expect(container.textContent).toBe('Present Perfect чи Past SimpleПісля yesterday — минулий час')
})

test('a title of a subject in Ukrainian is left as it is', () => {
  const { container } = render(<ForeignTitle text="Studium Ruthenum" lang={langIn([{ kind: 'text', text: 'Львів' }])} />)
  expect(container.innerHTML).toBe('Studium Ruthenum')
})
