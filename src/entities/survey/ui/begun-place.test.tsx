import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepBegunWork } from '../model/begun-work'
import { BegunPlace } from './begun-place'

afterEach(() => act(() => keepBegunWork(null)))

test('work that becomes known while the page stands has its link, not an empty place', async () => {
  render(<BegunPlace />)
  expect(screen.queryByRole('link')).toBeNull()
  act(() => keepBegunWork({ id: 'quick-12345678', subject: 'math', name: 'Математика', answered: 2, tasks: 10, until: null }))
  expect(await screen.findByRole('link', { name: 'Продовжити: Математика 2 з 10' })).toBeVisible()
})
