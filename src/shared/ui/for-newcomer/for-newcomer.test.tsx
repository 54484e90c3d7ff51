import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { endNewcomer, ForNewcomer } from './for-newcomer'

afterEach(endNewcomer)
const words = <ForNewcomer otherwise="контур">Перші слова</ForNewcomer>

test('the server sends both, for it does not know who will read', () => {
  const html = renderToString(words)
  expect(html).toContain('Перші слова')
  expect(html).toContain('контур')
})

test('a browser without tokens shows the first words, any other the outline', () => {
  document.documentElement.dataset['newcomer'] = ''
  const { unmount } = render(words)
  expect(screen.getByText('Перші слова')).toBeInTheDocument()
  expect(screen.queryByText('контур')).toBeNull()
  unmount()
  endNewcomer()
  render(words)
  expect(screen.queryByText('Перші слова')).toBeNull()
  expect(screen.getByText('контур')).toBeInTheDocument()
})
