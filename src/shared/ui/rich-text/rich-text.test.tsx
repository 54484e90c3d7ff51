import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichText } from './rich-text'

const linkTo = (href: string) =>
  render(<RichText blocks={[{ kind: 'paragraph', children: [{ kind: 'link', href, children: [{ kind: 'text', text: 'далі' }] }] }]} />)

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'vbscript:x',
  'blob:x',
  'мова',
])('a link to %j stays plain text', (href) => {
  linkTo(href)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('далі')).toBeVisible()
})

test('a link of this site stays on it, a foreign one opens apart and learns nothing', () => {
  linkTo('/subjects/math')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/subjects/math')
  linkTo('https://testportal.gov.ua/')
  const [, foreign] = screen.getAllByRole('link')
  expect(foreign).toHaveAttribute('rel', 'noopener noreferrer')
  expect(foreign).toHaveAttribute('href', 'https://testportal.gov.ua/')
})

test('markup of an author is shown as text', () => {
  const { container } = render(
    <RichText blocks={[{ kind: 'paragraph', children: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] }]} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('a table has column headers', () => {
  render(<RichText blocks={[{ kind: 'table', head: [[{ kind: 'text', text: 'Бал' }]], rows: [[[{ kind: 'text', text: '19' }]]] }]} />)
  expect(screen.getByRole('columnheader', { name: 'Бал' })).toHaveAttribute('scope', 'col')
})
