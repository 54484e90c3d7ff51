import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Still } from './still'

const drawn = vi.fn<() => void>()
function Words() {
  drawn()
  return <p>Слова</p>
}
const page = (
  <Still>
    <Words />
  </Still>
)

/** As the server draws it: there is no document. */
function sent(): string {
  vi.stubGlobal('document', undefined)
  const html = renderToString(page)
  vi.unstubAllGlobals()
  return html
}

test('what the server has sent stays, and nothing inside is drawn anew', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = sent()
  const words = place.querySelector('p')
  drawn.mockClear()
  const onRecoverableError = vi.fn<() => void>()
  const { rerender } = render(page, { container: place, hydrate: true, onRecoverableError })
  rerender(page)
  expect([place.querySelector('p'), drawn.mock.calls.length, onRecoverableError.mock.calls.length]).toEqual([words, 0, 0])
})

test('where nothing was sent it is drawn like all else', () => {
  expect(render(page).getByText('Слова')).toBeVisible()
})
