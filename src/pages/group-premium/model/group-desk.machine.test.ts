import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Group } from '#contract/group'
import { group } from '#contract/samples/groups'
import { groupDeskMachine } from './group-desk.machine'
import type { GroupChange } from './group-change'
import { refusalOf } from '../../../../tests/fixtures/refusal'

type Perform = (change: GroupChange | undefined, key: string | undefined) => Promise<Group>
const rename: GroupChange = { kind: 'rename', title: '11-А' }
const renamed = { ...group, title: '11-А' }

function open(perform: Perform, load: () => Promise<Group> = async () => group) {
  const machine = groupDeskMachine.provide({
    actors: { loadGroup: fromPromise(load), perform: fromPromise(({ input }) => perform(input?.change, input?.key)) },
  })
  return createActor(machine).start()
}
const at = (actor: ReturnType<typeof open>, state: 'ready' | 'refused' | 'failed') => waitFor(actor, (snapshot) => snapshot.value === state)

describe('the desk of an owner', () => {
  test('shows the group that a change has made', async () => {
    const perform = vi.fn<Perform>().mockResolvedValue(renamed)
    const actor = open(perform)
    await at(actor, 'ready')
    actor.send({ type: 'change.ask', change: rename })
    actor.send({ type: 'change.ask', change: { kind: 'rename', title: 'Ні' } })
    const { context } = await at(actor, 'ready')
    expect([context.group, context.deed, perform.mock.calls.map(([change]) => change)]).toEqual([renamed, null, [rename]])
  })

  test('leaves the group as it was after a failed change, and tries again with the same key', async () => {
    const perform = vi.fn<Perform>().mockRejectedValueOnce(refusalOf(409)).mockResolvedValue(renamed)
    const actor = open(perform)
    await at(actor, 'ready')
    actor.send({ type: 'change.ask', change: rename })
    expect((await at(actor, 'refused')).context).toMatchObject({ group, problem: { detail: 'Відмова 409' } })
    actor.send({ type: 'change.ask', change: { ...rename } })
    expect((await at(actor, 'ready')).context.problem).toBeNull()
    expect(new Set(perform.mock.calls.map(([, key]) => key)).size).toBe(1)
  })

  test('gives another change a key of its own', async () => {
    const perform = vi.fn<Perform>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue(renamed)
    const actor = open(perform)
    await at(actor, 'ready')
    actor.send({ type: 'change.ask', change: rename })
    await at(actor, 'refused')
    actor.send({ type: 'change.ask', change: { kind: 'withdraw', assignmentId: 'a' } })
    await at(actor, 'ready')
    expect(new Set(perform.mock.calls.map(([, key]) => key)).size).toBe(2)
  })

  test('can be loaded again after a failure', async () => {
    const load = vi.fn<() => Promise<Group>>().mockRejectedValueOnce(refusalOf(403)).mockResolvedValue(group)
    const actor = open(async () => group, load)
    expect((await at(actor, 'failed')).context).toMatchObject({ group: null, deed: null, problem: { detail: 'Відмова 403' } })
    actor.send({ type: 'group.load' })
    expect((await at(actor, 'ready')).context).toEqual({ group, deed: null, problem: null })
  })
})
