import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createUserFacts, factsStream, UserFactsProvider } from '@/entities/user-fact'
import { tasks } from '#samples/questions'
import { SaveTask } from './save-task'
import { pageLog } from '../../../../tests/fixtures/page-log'

test('one press sets the bookmark, another takes it away, and both are kept for the server', async () => {
  const user = userEvent.setup()
  const log = pageLog()
  const facts = createUserFacts({ log, read: () => Promise.reject(new Error('offline')), now: Date.now })
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
  expect((await log.of(factsStream).all()).map((fact) => fact.kind === 'task.save' && [fact.question, fact.isSaved])).toEqual([
    ['q-single', true],
    ['q-single', false],
  ])
})
