import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from './drawing'
import { drawings, type DrawingName } from './drawings'
import { Illustration } from './illustration'

test.each(Object.keys(drawings) as DrawingName[])('%s is small, and drawn with the colours of the theme alone', (name) => {
  const { container } = render(<Drawing name={name} />)
  expect(container.innerHTML.length).toBeLessThan(2000)
  expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3}|rgb\(/)
})

test('it says nothing to a screen reader, and has its place before its lines come', async () => {
  const { container } = render(<Illustration name="empty" />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).toBeNull()
  await expect.poll(() => container.querySelectorAll('path').length).toBe(4)
})
