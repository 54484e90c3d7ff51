import { expect, test } from 'vitest'
import type { SaveState } from '@/entities/survey'
import { saveStateOf, withDrafts, type Delivery } from './save-state-of'
import type { Task, TaskState } from './task-state'

const states = (isStored: boolean, isOnline: boolean, isRefused = false): SaveState[] =>
  (['resting', 'sending', 'waiting', 'held'] satisfies Delivery[]).map((delivery) =>
    saveStateOf({ isStored, isOnline, delivery, isRefused }),
  )

test('an answer that nothing but the page has is unsaved, however the delivery of others stands', () => {
  expect([states(false, true), states(false, false)]).toEqual([
    ['unsaved', 'unsaved', 'unsaved', 'unsaved'],
    ['unsaved', 'unsaved', 'unsaved', 'unsaved'],
  ])
})

test('a delivered answer is saved even while the network is away; the rest wait for it', () => {
  expect([states(true, true), states(true, false)]).toEqual([
    ['saved', 'saving', 'waiting', 'waiting'],
    ['saved', 'offline', 'offline', 'offline'],
  ])
})

test('an answer that the server has turned down is not said to be saved, whatever else has arrived', () => {
  expect([...states(true, true, true), ...states(true, false, true)]).toEqual(Array(8).fill('refused'))
  expect(states(false, true, true)).toEqual(Array(4).fill('unsaved'))
})

test('a draft is shown where all else is well, and hides no trouble', () => {
  const tasks = (['answered', 'draft'] satisfies TaskState[]).map((state) => ({ state }) as Task)
  const shown = (['saved', 'saving', 'waiting', 'offline', 'unsaved'] satisfies SaveState[]).map((saving) => withDrafts(saving, tasks))
  expect(shown).toEqual(['draft', 'draft', 'waiting', 'offline', 'unsaved'])
  expect(withDrafts('saved', tasks.slice(0, 1))).toBe('saved')
})
