import { expect, test } from 'vitest'
import { groupTask, groupWork } from '#samples/groups'
import { givenIn, isGivenPaper, leftToDo } from './given'

const task = { ...groupTask, id: 'paper', due: '2026-11-28T19:00:00.000Z' }
const soon = { ...groupWork, id: 'soon', due: '2026-11-26T19:00:00.000Z' }
const done = { ...groupWork, id: 'done', due: '2026-11-25T19:00:00.000Z', done: 10, doneAt: '2026-11-24T19:00:00.000Z' }
const late = { ...groupWork, id: 'late', due: '2026-11-20T19:00:00.000Z' }
const idOf = (given: ReturnType<typeof givenIn>[number]) => (isGivenPaper(given) ? given.task.id : given.work.id)

test('papers and works of a group stand by their deadlines, what is done below', () => {
  expect(givenIn({ id: 'g', tasks: [task], works: [done, soon] }).map(idOf)).toEqual(['soon', 'paper', 'done'])
})

test('what is left of all groups comes by its deadline, whatever group it is of', () => {
  const groups = [
    { id: 'a', tasks: [task, { ...task, id: 'sat', state: 'finished' as const }], works: [done] },
    { id: 'b', tasks: [], works: [soon, late] },
  ]
  expect(leftToDo(groups).map((given) => [given.groupId, idOf(given)])).toEqual([
    ['b', 'late'],
    ['b', 'soon'],
    ['a', 'paper'],
  ])
})
