import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Join, Offer } from '#contract/group'
import { offer } from '#samples/groups'
import { joinGroupMachine } from './join-group.machine'
import { refusalOf } from '../../../../tests/fixtures/refusal'

type Calls = { lookUp?: (code: string) => Promise<Offer>; join?: (input: Join) => Promise<string> }

function open({ lookUp = async () => offer, join = async () => offer.groupId }: Calls) {
  const actors = {
    lookUp: fromPromise<Offer, { code: string }>(({ input }) => lookUp(input.code)),
    join: fromPromise<string, Join>(({ input }) => join(input)),
  }
  const actor = createActor(joinGroupMachine.provide({ actors }), { input: { code: 'K7MX3P' } })
  const taken: string[] = []
  actor.on('seat.taken', ({ groupId }) => void taken.push(groupId))
  return { actor: actor.start(), taken }
}
type Actor = ReturnType<typeof open>['actor']
const at = (actor: Actor, state: 'offered' | 'joined' | 'refused') => waitFor(actor, (snapshot) => snapshot.value === state)

describe('an invitation', () => {
  test.each([true, false])('takes the seat with the word that was given: %s', async (sharesResults) => {
    const join = vi.fn<(input: Join) => Promise<string>>().mockResolvedValue(offer.groupId)
    const { actor, taken } = open({ join })
    expect((await at(actor, 'offered')).context).toEqual({ code: 'K7MX3P', offer, problem: null })
    actor.send({ type: 'seat.take', sharesResults })
    actor.send({ type: 'seat.take', sharesResults: !sharesResults })
    await at(actor, 'joined')
    expect([join.mock.calls, taken]).toEqual([[[{ code: 'K7MX3P', sharesResults }]], [offer.groupId]])
  })

  test('leads straight to the group where the seat is held already', async () => {
    const join = vi.fn<(input: Join) => Promise<string>>()
    const held: Offer = { ...offer, state: 'member' }
    const { actor, taken } = open({ lookUp: async () => held, join })
    const { context } = await at(actor, 'joined')
    expect([context.offer, taken, join.mock.calls]).toEqual([held, [offer.groupId], []])
  })

  test('stays open after a join that failed', async () => {
    const join = vi.fn<(input: Join) => Promise<string>>().mockRejectedValueOnce(refusalOf(409)).mockResolvedValue(offer.groupId)
    const { actor, taken } = open({ join })
    await at(actor, 'offered')
    actor.send({ type: 'seat.take', sharesResults: false })
    const failed = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
    expect([failed.value, failed.context.problem, taken]).toEqual(['offered', { status: 409, detail: 'Відмова 409' }, []])
    actor.send({ type: 'seat.take', sharesResults: false })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await at(actor, 'joined')
    expect(taken).toEqual([offer.groupId])
  })

  test('that could not be looked up can be tried again', async () => {
    const lookUp = vi.fn<(code: string) => Promise<Offer>>().mockRejectedValueOnce(refusalOf(404)).mockResolvedValue(offer)
    const { actor } = open({ lookUp })
    expect((await at(actor, 'refused')).context.problem?.detail).toBe('Відмова 404')
    actor.send({ type: 'code.look' })
    expect(actor.getSnapshot().context.problem).toBeNull()
    expect((await at(actor, 'offered')).context).toMatchObject({ offer, problem: null })
    expect(lookUp.mock.calls).toEqual([['K7MX3P'], ['K7MX3P']])
  })
})
