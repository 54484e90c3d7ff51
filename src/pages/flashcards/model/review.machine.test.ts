import { afterAll, describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { BareReview } from '@/entities/flashcard'
import { reviewMachine } from './review.machine'
import { looksAfter } from './review-round'
import { transitionCoverage } from '#chart-lab/testing'

const { inspect, missing } = transitionCoverage(reviewMachine)
afterAll(() => expect(missing()).toEqual([]))

/** A round over these cards; a grade above 1 takes a card out of the queue. */
function sit(cards: readonly string[], { isSafe = () => true, fail = () => false }: { isSafe?: () => boolean; fail?: () => boolean } = {}) {
  const written: BareReview[] = []
  const machine = reviewMachine.provide({
    actors: {
      open: fromPromise<readonly string[]>(async () => cards),
      write: fromPromise(async ({ input }) => {
        if (!input.pending || fail()) throw new Error('No room')
        written.push(input.pending.fact)
        const looks = looksAfter(input, `id-${written.length}`)
        const through = new Set(looks.filter(({ grade }) => grade !== 1).map(({ card }) => card))
        return { id: `id-${written.length}`, queue: cards.filter((card) => !through.has(card)), isSafe: isSafe() }
      }),
    },
  })
  const actor = createActor(machine, { inspect }).start()
  const turn = () => actor.getSnapshot().value.turn
  const rest = () => waitFor(actor, ({ value }) => value.turn !== 'loading' && value.turn !== 'writing')
  const grade = async (given: 1 | 3) => {
    actor.send({ type: 'answer.show' })
    actor.send({ type: 'grade.give', grade: given, ms: 1500.4, isCram: false })
    await rest()
  }
  const card = () => actor.getSnapshot().context.card
  const queue = () => actor.getSnapshot().context.queue
  return { actor, written, turn, rest, grade, card, queue }
}

describe('a round', () => {
  test('asks, shows, and after the grade asks the next card', async () => {
    const { actor, written, turn, rest, grade, card } = sit(['a', 'b'])
    await rest()
    expect([turn(), card()]).toEqual([{ asking: 'front' }, 'a'])
    actor.send({ type: 'answer.show' })
    expect(turn()).toEqual({ asking: 'back' })
    await grade(3)
    expect([turn(), card(), written]).toEqual([{ asking: 'front' }, 'b', [{ kind: 'card.graded', card: 'a', grade: 3, ms: 1500 }]])
  })

  test('is over when nothing is left, and a forgotten card comes again after another', async () => {
    const { turn, rest, grade, card } = sit(['a', 'b'])
    await rest()
    await grade(1)
    expect(card()).toBe('b')
    await grade(3)
    expect(card()).toBe('a')
    await grade(3)
    expect(turn()).toBe('done')
  })

  test('without cards is over at once', async () => {
    const { turn, rest } = sit([])
    await rest()
    expect(turn()).toBe('done')
  })

  test('cannot be graded before the answer is shown', async () => {
    const { actor, written, turn, rest } = sit(['a'])
    await rest()
    actor.send({ type: 'grade.give', grade: 3, ms: 1, isCram: false })
    expect([turn(), written]).toEqual([{ asking: 'front' }, []])
  })

  test('takes back the last grade and asks that card again, also from the end', async () => {
    const { actor, written, turn, rest, grade, card } = sit(['a'])
    await rest()
    await grade(3)
    actor.send({ type: 'look.undo' })
    await rest()
    expect([turn(), card(), written.at(-1)]).toEqual([{ asking: 'front' }, 'a', { kind: 'review.undone', of: 'id-1' }])
    expect(actor.getSnapshot().context.looks).toEqual([])
  })

  test('sets a card aside, and brings it back when that is taken back', async () => {
    const { actor, written, rest, card } = sit(['a', 'b'])
    await rest()
    actor.send({ type: 'card.suspend' })
    await rest()
    expect(card()).toBe('b')
    actor.send({ type: 'look.undo' })
    await rest()
    expect([card(), written]).toEqual([
      'a',
      [
        { kind: 'card.suspended', card: 'a' },
        { kind: 'card.resumed', card: 'a' },
      ],
    ])
  })

  test('says of a look ahead that it changes no date', async () => {
    const { actor, written, rest } = sit(['a'])
    await rest()
    actor.send({ type: 'answer.show' })
    actor.send({ type: 'grade.give', grade: 1, ms: 9e9, isCram: true })
    await rest()
    expect(written).toEqual([{ kind: 'card.crammed', card: 'a', grade: 1, ms: 3_600_000 }])
  })

  test('rests in a pause on the same card', async () => {
    const { actor, turn, rest, card } = sit(['a', 'b'])
    await rest()
    actor.send({ type: 'session.pause' })
    expect(turn()).toBe('paused')
    actor.send({ type: 'session.resume' })
    expect([turn(), card()]).toEqual([{ asking: 'front' }, 'a'])
  })

  test('a pause on the side of the answer goes on there, and the next card shows its question', async () => {
    const { actor, turn, rest, card } = sit(['a', 'b'])
    await rest()
    actor.send({ type: 'answer.show' })
    actor.send({ type: 'session.pause' })
    actor.send({ type: 'session.resume' })
    expect([turn(), card()]).toEqual([{ asking: 'back' }, 'a'])
    actor.send({ type: 'grade.give', grade: 3, ms: 1, isCram: false })
    await rest()
    expect([turn(), card()]).toEqual([{ asking: 'front' }, 'b'])
    actor.send({ type: 'session.pause' })
    actor.send({ type: 'session.resume' })
    expect(turn()).toEqual({ asking: 'front' })
  })

  test('learns in a pause what another tab has graded', async () => {
    const { actor, turn, rest, card } = sit(['a', 'b', 'c'])
    await rest()
    actor.send({ type: 'session.pause' })
    actor.send({ type: 'queue.change', queue: ['a', 'c'] })
    expect([turn(), actor.getSnapshot().context.queue]).toEqual(['paused', ['a', 'c']])
    actor.send({ type: 'queue.change', queue: ['c'] })
    expect([turn(), card()]).toEqual([{ asking: 'front' }, 'c'])
  })

  test('passes on from a card that another tab has graded, and keeps one that it has not', async () => {
    const { actor, rest, card, turn } = sit(['a', 'b', 'c'])
    await rest()
    actor.send({ type: 'queue.change', queue: ['a', 'c'] })
    expect(card()).toBe('a')
    actor.send({ type: 'answer.show' })
    actor.send({ type: 'queue.change', queue: ['c'] })
    expect([card(), turn()]).toEqual(['c', { asking: 'front' }])
  })

  test('goes on after its end when another device adds cards', async () => {
    const { actor, rest, card } = sit([])
    await rest()
    actor.send({ type: 'queue.change', queue: ['n'] })
    expect(card()).toBe('n')
  })

  test('keeps the card and the grade while they cannot be written down', async () => {
    let isFull = true
    const { actor, turn, rest, grade, card, written } = sit(['a', 'b'], { fail: () => isFull })
    await rest()
    await grade(3)
    expect([turn(), card()]).toEqual(['unwritten', 'a'])
    isFull = false
    actor.send({ type: 'look.retry' })
    await rest()
    expect([card(), written.length]).toEqual(['b', 1])
  })

  test('hears what another tab has left of the queue, also while a grade cannot be written down', async () => {
    const { actor, turn, rest, grade, queue } = sit(['a', 'b', 'c'], { fail: () => true })
    await rest()
    await grade(3)
    actor.send({ type: 'queue.change', queue: ['a', 'c'] })
    expect([turn(), queue()]).toEqual(['unwritten', ['a', 'c']])
  })

  test('takes another grade for one that could not be written down', async () => {
    let isFull = true
    const { actor, rest, grade, written } = sit(['a'], { fail: () => isFull })
    await rest()
    await grade(3)
    isFull = false
    actor.send({ type: 'grade.give', grade: 1, ms: 2000, isCram: false })
    await rest()
    expect(written).toEqual([{ kind: 'card.graded', card: 'a', grade: 1, ms: 2000 }])
  })

  test('tells of a device that is full, for as long as it is', async () => {
    let isSafe = false
    const { actor, rest, grade } = sit(['a', 'b'], { isSafe: () => isSafe })
    await rest()
    await grade(3)
    expect(actor.getSnapshot().value.storage).toBe('full')
    isSafe = true
    await grade(3)
    expect(actor.getSnapshot().value.storage).toBe('free')
  })
})

test('a queue that cannot be had can be asked for again', async () => {
  let tries = 0
  const open = fromPromise<readonly string[]>(async () => {
    tries += 1
    if (tries === 1) throw new Error('gone')
    return ['a']
  })
  const actor = createActor(reviewMachine.provide({ actors: { open } }), { inspect }).start()
  await waitFor(actor, ({ value }) => value.turn === 'failed')
  actor.send({ type: 'load.retry' })
  await waitFor(actor, ({ value }) => typeof value.turn === 'object')
  expect(actor.getSnapshot().context.card).toBe('a')
})
