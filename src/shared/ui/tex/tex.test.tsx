import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DrawnFormulas } from './drawn-formulas'
import { Tex } from './tex'

const drawn = (container: HTMLElement) => waitFor(() => expect(container.querySelector('math')).not.toBeNull())

test('the source is readable until the formula is drawn, then there is MathML', async () => {
  const { container } = render(<Tex source="\frac{1}{2}" />)
  expect(screen.getByText('\\frac{1}{2}')).toBeVisible()
  await drawn(container)
  expect(container.querySelector('math mfrac')).not.toBeNull()
})

test('a formula is heard in Ukrainian, once: its MathML is passed over', async () => {
  const { container } = render(
    <button type="button">
      Відповідь <Tex source="\frac{1}{2}x^2" />
    </button>,
  )
  await drawn(container)
  expect(screen.getByRole('button')).toHaveAccessibleName('Відповідь одна друга ікс у квадраті')
})

test('a formula that changes is drawn anew', async () => {
  const { container, rerender } = render(<Tex source="x^2" />)
  await drawn(container)
  rerender(<Tex source="\frac{" />)
  await screen.findByText('\\frac{')
  rerender(<Tex source="y^3" />)
  await waitFor(() => expect(container.querySelector('math msup mi')).toHaveTextContent('y'))
})

test('a formula that came with an answer is shown as it came, with its measures', () => {
  const html = '<span class="katex"><span class="strut" data-style="height: 32px;"></span>ікс</span>'
  render(
    <DrawnFormulas formulas={[{ tex: 'x', isBlock: false, html }]}>
      <Tex source="x" />
    </DrawnFormulas>,
  )
  expect(screen.getByText('ікс').querySelector('.strut')).toHaveStyle({ height: '32px' })
})

test('an answer with other markup than that of a formula is not shown', () => {
  const html = '<span class="katex">підробка</span><form action="https://evil.example"></form>'
  const { container } = render(
    <DrawnFormulas formulas={[{ tex: 'x', isBlock: false, html }]}>
      <Tex source="x" />
    </DrawnFormulas>,
  )
  expect(container).not.toHaveTextContent('підробка')
  expect(container.querySelector('form')).toBeNull()
})

const hostile = {
  '150 fractions within each other': `${'\\frac{1}{'.repeat(150)}x${'}'.repeat(150)}`,
  'a thousand nested groups': `${'{'.repeat(999)}x${'}'.repeat(999)}`,
  'a formula of 20,000 characters': 'x+'.repeat(10_000),
  'an endless macro': '\\def\\a{\\a\\a}\\a',
  'a link': '\\href{javascript:alert(1)}{x}',
  'a foreign picture': '\\includegraphics{https://evil.example/x.png}',
  'a broken formula': '\\frac{1}{',
}

test.each(Object.entries(hostile))('%s does no harm', async (_, source) => {
  const { container } = render(<Tex source={source} isBlock />)
  await waitFor(() => expect(container.textContent).not.toBe(''))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(container.querySelector('a, img')).toBeNull()
})
