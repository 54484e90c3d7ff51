import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Call } from './call-key'
import { onceCallMachine } from './once-call.machine'
import { surroundings } from '../surroundings'

type Perform = (request: unknown, key: string | undefined) => Promise<unknown>
const five = { mode: 'quick', count: 5 }
const ten = { mode: 'quick', count: 10 }

function begin(perform: Perform) {
  const facts: unknown[] = []
  const actors = { perform: fromPromise<unknown, Call | null>(({ input }) => perform(input?.request, input?.key)) }
  const actor = createActor(onceCallMachine.provide({ actors }), { input: surroundings })
  actor.on('*', (fact) => void facts.push(fact))
  return { actor: actor.start(), facts }
}
type Running = ReturnType<typeof begin>['actor']
const make = (actor: Running, request: unknown) => actor.send({ type: 'call.make', request })
const at = (actor: Running, state: 'answered' | 'refused') => waitFor(actor, (snapshot) => snapshot.value === state)
const keysOf = (perform: ReturnType<typeof vi.fn<Perform>>) => new Set(perform.mock.calls.map(([, key]) => key)).size

describe('a call that is made once', () => {
  test('a second press while the first is on its way makes nothing more', async () => {
    const perform = vi.fn<Perform>().mockResolvedValue('made')
    const { actor, facts } = begin(perform)
    expect(actor.getSnapshot().context).toMatchObject({ call: null, answer: null, error: null })
    make(actor, five)
    make(actor, ten)
    expect((await at(actor, 'answered')).context.answer).toBe('made')
    expect([perform.mock.calls.map(([request]) => request), facts]).toEqual([[five], [{ type: 'call.answered', answer: 'made' }]])
  })

  test('a new try after a lost answer has the same key and forgets why the last one failed', async () => {
    const lost = new Error('reset')
    const perform = vi.fn<Perform>().mockRejectedValueOnce(lost).mockResolvedValue('made')
    const { actor, facts } = begin(perform)
    make(actor, five)
    expect((await at(actor, 'refused')).context.error).toBe(lost)
    make(actor, { ...five })
    expect(actor.getSnapshot().context.error).toBeNull()
    await at(actor, 'answered')
    expect([keysOf(perform), facts]).toEqual([
      1,
      [
        { type: 'call.failed', error: lost },
        { type: 'call.answered', answer: 'made' },
      ],
    ])
  })

  test('another request after a failure has a key of its own', async () => {
    const perform = vi.fn<Perform>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue('made')
    const { actor } = begin(perform)
    make(actor, five)
    await at(actor, 'refused')
    make(actor, ten)
    await at(actor, 'answered')
    expect([keysOf(perform), perform.mock.calls.map(([request]) => request)]).toEqual([2, [five, ten]])
  })

  test('the same request after an answer is a new call, with or without a reset', async () => {
    const perform = vi.fn<Perform>().mockResolvedValue('made')
    const { actor } = begin(perform)
    make(actor, five)
    await at(actor, 'answered')
    make(actor, five)
    await at(actor, 'answered')
    actor.send({ type: 'call.reset' })
    expect(actor.getSnapshot().context).toMatchObject({ call: null, answer: null, error: null })
    make(actor, five)
    await at(actor, 'answered')
    expect(keysOf(perform)).toBe(3)
  })

  test('a chart that was given nothing to perform refuses', async () => {
    const actor = createActor(onceCallMachine, { input: surroundings }).start()
    actor.send({ type: 'call.make', request: five })
    expect((await waitFor(actor, (snapshot) => snapshot.value === 'refused')).context.error).toBeInstanceOf(Error)
  })
})
