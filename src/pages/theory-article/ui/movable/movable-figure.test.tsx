import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { movableOf, startOf } from '#domain/movable/all'
import { MovableFigure } from './movable-figure'

const shape = movableOf('unit-circle')
const drawing = shape.draw(startOf(shape))
const figure = { src: '/media/math/circle.svg', alt: 'Одиничне коло', width: drawing.width, height: drawing.height, drawing }
const movable = { kind: 'unit-circle', says: shape.say(startOf(shape)), rows: 1 } as const

test('before the code has come the figure stands with its sentence and nothing that cannot be used', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<MovableFigure figure={figure} movable={movable} />)
  expect(within(page).getByRole('img', { name: 'Одиничне коло' })).toHaveAttribute('viewBox', '0 0 300 300')
  expect(page).toHaveTextContent('sin 30° = 0,5')
  expect(within(page).queryByRole('slider')).toBeNull()
})

test('a slider moves the figure, and its values are said in words', async () => {
  render(<MovableFigure figure={figure} movable={movable} />)
  const slider = await screen.findByRole('slider', { name: 'Кут α' })
  expect(slider).toHaveAttribute('aria-valuetext', '30°')
  const before = screen.getByRole('img').innerHTML
  fireEvent.change(slider, { target: { value: '90' } })
  expect(slider).toHaveAttribute('aria-valuetext', '90°')
  expect(screen.getByText(/^sin 90° = 1; cos 90° = 0; tg 90° не існує/)).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('sin 90° = 1')
  expect(screen.getByRole('img').innerHTML).not.toBe(before)
})
