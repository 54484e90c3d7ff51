import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Відкрити
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Вхід">
        <input aria-label="E-mail" />
      </Dialog>
    </>
  )
}

async function open() {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Відкрити' }))
  await screen.findByRole('dialog', { name: 'Вхід' })
  return user
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the focus goes in, stays in, and comes back after Escape', async () => {
  const user = await open()
  const dialog = screen.getByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  for (let presses = 0; presses < 4; presses++) {
    await user.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
  await user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Відкрити' })).toHaveFocus())
})

test('the close button has a Ukrainian name and closes', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Закрити' }))
  await gone()
})
