import { expect, test } from 'vitest'
import { examSurvey } from '#contract/samples/surveys'
import type { Survey } from '#contract/survey'
import { glanceAt } from './open-survey'
import { answersOn } from '../../../../tests/fixtures/page-log'

const now = Date.parse('2026-11-20T10:00:00.000Z')
const { id } = examSurvey
const running: Survey = {
  ...examSurvey,
  clock: { ...examSurvey.clock, startedAt: '2026-11-20T09:30:00.000Z', deadlineAt: null, finishedAt: null },
}

/** A device that a guest has answered one task on. */
async function device(kept: Survey | null) {
  let owner = 'guest'
  const log = answersOn({ owner: () => owner })
  if (kept) {
    await log.keepSurvey(kept)
    await log.append(id, [{ kind: 'answer', question: 'q1', value: 'b' }], now)
  }
  const glance = async () => {
    const found = await glanceAt(id, { log, clock: { now: () => now, sync: () => undefined, hasJumped: () => false } })
    return found && [found.survey.id, found.events.map(({ kind }) => kind)]
  }
  return { glance, signInAs: (other: string) => void (owner = other) }
}

test('what the device holds of a running survey can be looked at with its answers, by who began it alone', async () => {
  const { glance, signInAs } = await device(running)
  expect(await glance()).toEqual([id, ['answer']])
  signInAs('somebody else')
  expect(await glance()).toBeNull()
})

test.each<[string, Survey | null]>([
  ['it does not hold', null],
  ['is finished', { ...running, clock: { ...running.clock, finishedAt: '2026-11-20T09:50:00.000Z' } }],
  ['has no time left', { ...running, clock: { ...running.clock, deadlineAt: '2026-11-20T09:59:59.000Z' } }],
])('a device shows nothing of a survey that %s', async (_, kept) => {
  const { glance } = await device(kept)
  expect(await glance()).toBeNull()
})
