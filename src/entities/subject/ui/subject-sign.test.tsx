import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubjectSign } from './subject-sign'

test('a sign has the first letter at hand and adds nothing to what is read', () => {
  const { container } = render(
    <h1>
      <SubjectSign subject="astronomy" title="Астрономія" /> Астрономія
    </h1>,
  )
  expect(container.querySelector('[data-subject=astronomy]')?.getAttribute('data-letter')).toBe('А')
  expect(container.querySelector('[data-subject=astronomy]')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent?.trim()).toBe('Астрономія')
})
