import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('while loading it keeps its name and focus and takes no presses', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={onClick}>Увійти</Button>)
  await user.click(screen.getByRole('button', { name: 'Увійти' }))
  rerender(
    <Button onClick={onClick} isLoading>
      Увійти
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Увійти' })
  await user.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('while loading it does not submit its form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        Зареєструватися
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Зареєструватися' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
