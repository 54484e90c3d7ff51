import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCopyLink } from './use-copy-link'

const href = 'https://site.test/paywall?gift=one'

function Link() {
  const { field, isCopied, copy } = useCopyLink(href)
  return (
    <>
      <input ref={field} aria-label="Посилання" value={href} readOnly />
      <button type="button" onClick={() => void copy()}>
        Скопіювати
      </button>
      <p role="status">{isCopied ? 'Скопійовано' : 'Ще ні'}</p>
    </>
  )
}

/** Opens the link on a browser whose clipboard takes texts or refuses them, and whose older way works or does not. */
function open({ takes, oldWay }: { takes: boolean; oldWay: boolean }) {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  if (!takes) write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  document.execCommand = () => oldWay
  render(<Link />)
  const press = () => user.click(screen.getByRole('button', { name: 'Скопіювати' }))
  return { write, press, field: screen.getByRole<HTMLInputElement>('textbox') }
}

let before: typeof document.execCommand
beforeEach(() => void (before = document.execCommand))
afterEach(() => {
  document.execCommand = before
  vi.restoreAllMocks()
})

test('a press copies the link, says so, and leaves it selected', async () => {
  const { write, press, field } = open({ takes: true, oldWay: false })
  expect(screen.getByRole('status')).toHaveTextContent('Ще ні')
  await press()
  expect(await screen.findByText('Скопійовано')).toBeInTheDocument()
  expect(write.mock.calls).toEqual([[href]])
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, href.length])
})

test('a browser that refuses its clipboard copies the selected field the older way', async () => {
  const { press } = open({ takes: false, oldWay: true })
  await press()
  expect(await screen.findByText('Скопійовано')).toBeInTheDocument()
})

test('where both ways are refused nothing is said to be copied, and the field stays selected for the hand', async () => {
  const { press, field } = open({ takes: false, oldWay: false })
  await press()
  expect(field.selectionEnd).toBe(href.length)
  expect(screen.getByRole('status')).toHaveTextContent('Ще ні')
})
