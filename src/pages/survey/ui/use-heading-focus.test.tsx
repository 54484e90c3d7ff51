import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHeadingFocus } from './use-heading-focus'

function Task() {
  const place = useHeadingFocus<HTMLElement>('task')
  return (
    <>
      <article ref={place}>
        <h1 tabIndex={-1}>Завдання 1</h1>
      </article>
      <button type="button">Усі завдання</button>
    </>
  )
}
const heading = () => screen.getByRole('heading')
const button = () => screen.getByRole('button')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the heading takes the focus back from what a closing dialog gave it to', () => {
  render(<Task />)
  expect(heading()).toHaveFocus()
  button().focus()
  vi.advanceTimersByTime(100)
  expect(heading()).toHaveFocus()
})

test('a pupil who goes on by a key keeps the focus', async () => {
  render(<Task />)
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).tab()
  expect(button()).toHaveFocus()
  vi.advanceTimersByTime(100)
  expect(button()).toHaveFocus()
})

test('a pupil who answers by a voice or a device, which send no pointer, keeps the focus', () => {
  render(<Task />)
  button().click()
  button().focus()
  vi.advanceTimersByTime(100)
  expect(button()).toHaveFocus()
})
