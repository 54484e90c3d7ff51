import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createFactLog, createUserFacts, pageShelf, UserFactsProvider } from '@/entities/user-fact'
import { tasks } from '#contract/samples/questions'
import { SaveTask } from './save-task'

test('one press sets the bookmark, another takes it away, and both are kept for the server', async () => {
  const user = userEvent.setup()
  const log = createFactLog(pageShelf())
  const facts = createUserFacts({ log, read: () => Promise.reject(new Error('offline')), now: Date.now, wake: () => undefined })
  render(
    <UserFactsProvider value={facts}>
      <SaveTask question={tasks.single} />
    </UserFactsProvider>,
  )
  const button = screen.getByRole('button', { name: 'Закладка', pressed: false })
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Закладка', pressed: true })).toBe(button)
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Закладка', pressed: false })).toHaveFocus()
  expect((await log.waiting()).map((fact) => fact.kind === 'task.save' && [fact.question, fact.isSaved])).toEqual([
    ['q-single', true],
    ['q-single', false],
  ])
})
