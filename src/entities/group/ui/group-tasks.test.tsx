import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Membership } from '#contract/group'
import { groupTask, membership } from '#contract/samples/groups'
import { configureApi } from '@/shared/api'
import { GroupTasks } from './group-tasks'
import type { AssignedWish } from './task-row'

function open(answer: () => Response) {
  configureApi({
    baseUrl: 'http://site.test/api',
    session: { bearer: async () => 'token', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async () => answer(),
  })
  const onStart = vi.fn<(wish: AssignedWish) => void>()
  const { container } = render(<GroupTasks now={Date.parse('2026-11-21T10:00:00.000Z')} isStarting={false} onStart={onStart} />)
  return { container, onStart, user: userEvent.setup() }
}
const joined =
  (...groups: Membership[]) =>
  () =>
    Response.json({ data: { owned: [], joined: groups, serverNow: '2026-11-21T10:00:00.000Z' } })

test('papers of all groups wait by deadline, those handed in left out, and one press starts one', async () => {
  const done = { ...groupTask, id: groupTask.id.replace('a31', 'a32'), title: 'Здано', state: 'finished' as const, raw: 3 }
  const soon = { ...groupTask, id: groupTask.id.replace('a31', 'a33'), title: 'Варіант 2', due: '2026-11-22T19:00:00.000Z' }
  const other = { ...membership, id: membership.id.replace('a11', 'a12'), tasks: [soon] }
  const { onStart, user } = open(joined({ ...membership, tasks: [groupTask, done] }, other))
  const buttons = await screen.findAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Почати: Математика, Варіант 2',
    'Почати: Математика, Варіант 1',
  ])
  await user.click(buttons[0]!)
  expect(onStart.mock.calls).toEqual([[{ groupId: other.id, assignmentId: soon.id }]])
})

test.each([
  ['no group', joined()],
  ['nothing waits', joined({ ...membership, tasks: [] })],
  ['no answer', () => Response.json({ errorMessage: 'Спершу увійди' }, { status: 401 })],
])('with %s there is no card', async (_, answer) => {
  const answered = vi.fn<() => Response>(answer)
  const { container } = open(answered)
  await expect.poll(() => answered.mock.calls.length).toBe(1)
  expect(container).toBeEmptyDOMElement()
})
