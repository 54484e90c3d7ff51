import { afterEach, expect, test } from 'vitest'
import { surveySummary } from '#samples/surveys'
import { forgetOwn } from '@/shared/lib/answer'
import { begunText, begunWork, endBegunWork, heedListed, keepBegunWork, type BegunWork } from './begun-work'

const work: BegunWork = { id: 'quick-12345678', subject: 'history', name: 'Історія України', answered: 3, tasks: 10, until: null }
const titles = new Map([['math', 'Математика']])
const running = { ...surveySummary, answered: 3, tasks: 22, clock: { ...surveySummary.clock, deadlineAt: null, finishedAt: null } }
const finished = { ...running, clock: { ...running.clock, finishedAt: '2026-11-28T20:00:00.000Z' } }
const hasPlace = () => 'begun' in document.documentElement.dataset

afterEach(() => {
  keepBegunWork(null)
  forgetOwn()
})

test('work is kept for the next page with its place, until it is handed in', () => {
  keepBegunWork(work)
  expect([begunWork(), begunText(work), hasPlace()]).toEqual([work, 'Продовжити: Історія України 3 з 10', true])
  endBegunWork('quick-87654321')
  expect(begunWork()).toEqual(work)
  endBegunWork(work.id)
  expect([begunWork(), hasPlace()]).toEqual([null, false])
})

test('work whose time is over is offered no more', () => {
  keepBegunWork({ ...work, until: '2026-11-28T20:00:00.000Z' })
  expect(begunWork(Date.parse('2026-11-28T19:59:59.000Z'))).not.toBeNull()
  expect(begunWork(Date.parse('2026-11-28T20:00:00.000Z'))).toBeNull()
})

test('the next visitor of the browser sees nothing of it', () => {
  keepBegunWork(work)
  forgetOwn()
  expect(begunWork()).toBeNull()
})

test('a list from the server tells what was begun on another device', () => {
  heedListed([{ ...running, id: 'nmt-00000000', answered: 0 }, running], titles)
  expect(begunWork()).toMatchObject({ id: running.id, name: 'Математика', answered: 3, tasks: 22 })
})

test('answers that the server lacks count; what the server calls finished is gone', () => {
  keepBegunWork({ ...work, id: running.id, answered: 5 })
  heedListed([running], titles)
  expect(begunWork()).toMatchObject({ answered: 5 })
  heedListed([finished], titles)
  expect(begunWork()).toBeNull()
})

test('work that no list knows, begun without a network, stays', () => {
  keepBegunWork(work)
  heedListed([finished], titles)
  heedListed([], titles)
  expect(begunWork()).toEqual(work)
})
