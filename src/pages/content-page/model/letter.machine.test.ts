import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PartnershipLetter } from '#contract/partnership'
import { letterMachine } from './letter.machine'

const letter: PartnershipLetter = {
  id: '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b01',
  name: 'Оля',
  organisation: 'Ліцей № 5',
  role: 'school',
  email: 'olia@example.com',
  message: 'Хочемо спробувати групу.',
  consent_version: '2026-11-21',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each try takes the next outcome: an error to throw, words of a refusal, or null for success. */
function start(outcomes: unknown[], kept: PartnershipLetter | null = null) {
  const tried: string[] = []
  const recallLetter = fromPromise(async () => kept)
  const deliverLetter = fromPromise<string | null, PartnershipLetter>(async ({ input }) => {
    tried.push(input.id)
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return (outcome as string | undefined) ?? null
  })
  const actor = createActor(letterMachine.provide({ actors: { recallLetter, deliverLetter } })).start()
  return { actor, tried, settle: () => vi.advanceTimersByTimeAsync(0), state: () => actor.getSnapshot().value }
}

test('a letter that arrives is sent once', async () => {
  const { actor, tried, settle, state } = start([null])
  expect(state()).toBe('opening')
  await settle()
  expect(state()).toBe('writing')
  actor.send({ type: 'letter.send', letter })
  expect(state()).toBe('sending')
  await settle()
  expect([state(), tried]).toEqual(['sent', [letter.id]])
})

test('without a connection it waits, and goes with the same id once there is one', async () => {
  const { actor, tried, settle, state } = start([new TypeError('Failed to fetch'), null])
  actor.send({ type: 'letter.send', letter })
  await settle()
  expect(state()).toBe('waiting')
  actor.send({ type: 'connection.return' })
  await settle()
  expect([state(), tried]).toEqual(['sent', [letter.id, letter.id]])
})

test('it is tried again by itself after half a minute, as often as it takes', async () => {
  const { actor, tried, state } = start([new TypeError('Failed to fetch'), new Error('500'), null])
  actor.send({ type: 'letter.send', letter })
  await vi.advanceTimersByTimeAsync(30_000)
  expect([state(), tried.length]).toEqual(['waiting', 2])
  await vi.advanceTimersByTimeAsync(30_000)
  expect([state(), tried.length]).toEqual(['sent', 3])
})

test('a letter kept from an earlier visit goes at once', async () => {
  const { settle, state, tried } = start([null], letter)
  await settle()
  expect([state(), tried]).toEqual(['sent', [letter.id]])
})

test('refused it goes back to its form with the reason and the words', async () => {
  const { actor, settle, state } = start(['Забагато спроб'])
  actor.send({ type: 'letter.send', letter })
  await settle()
  expect([state(), actor.getSnapshot().context]).toEqual(['writing', { letter, complaint: 'Забагато спроб' }])
})

test('a letter that waits can be taken back and changed', async () => {
  const { actor, settle, state } = start([new TypeError('Failed to fetch')])
  actor.send({ type: 'letter.send', letter })
  await settle()
  actor.send({ type: 'letter.edit' })
  expect([state(), actor.getSnapshot().context]).toEqual(['writing', { letter, complaint: null }])
})

test('a letter that is sent before the device has answered is not lost', async () => {
  const { actor, settle, state, tried } = start([null])
  actor.send({ type: 'letter.send', letter })
  await settle()
  expect([state(), tried]).toEqual(['sent', [letter.id]])
})

test('after one letter there may be another, from a clean sheet', async () => {
  const { actor, settle, state } = start([null])
  actor.send({ type: 'letter.send', letter })
  await settle()
  actor.send({ type: 'letter.renew' })
  expect([state(), actor.getSnapshot().context]).toEqual(['writing', { letter: null, complaint: null }])
})
