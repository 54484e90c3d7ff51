import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StimulusNote } from './stimulus-note'

const field = () => screen.getByRole('textbox', { name: 'Нотатка' })

test('a note of another device takes the place of one that is written down, and is not written again', () => {
  const onWrite = vi.fn<(text: string) => void>()
  const { rerender, unmount } = render(<StimulusNote text="" onWrite={onWrite} />)
  rerender(<StimulusNote text="Довга нотатка" onWrite={onWrite} />)
  expect(field()).toHaveValue('Довга нотатка')
  unmount()
  expect(onWrite).not.toHaveBeenCalled()
})

test('a note that is being typed stays, and is written down as the later one', async () => {
  const onWrite = vi.fn<(text: string) => void>()
  const { rerender } = render(<StimulusNote text="" onWrite={onWrite} />)
  await userEvent.type(field(), 'моє')
  rerender(<StimulusNote text="чуже" onWrite={onWrite} />)
  expect(field()).toHaveValue('моє')
  await userEvent.tab()
  expect(onWrite.mock.calls).toEqual([['моє']])
})
