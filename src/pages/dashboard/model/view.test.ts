import { expect, test } from 'vitest'
import { viewAddress, viewIn } from './view'

test('an address leads to its view, and any other to the day', () => {
  expect([viewAddress('plan'), viewIn('?view=plan'), viewIn('view=growth'), viewIn('?view=toString'), viewIn('')]).toEqual([
    '/dashboard?view=plan',
    'plan',
    'growth',
    null,
    null,
  ])
})
