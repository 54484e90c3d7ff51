import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { renameMachine } from './rename.machine'

function start(save: (name: string) => Promise<string> = async (name) => name) {
  const facts: string[] = []
  const actor = createActor(renameMachine.provide({ actors: { saveName: fromPromise(({ input }) => save(input)) } }), {
    input: { name: 'Оля' },
  })
  actor.on('*', ({ type }) => void facts.push(type))
  const type = (typed: string) => actor.send({ type: 'name.type', typed })
  return { actor: actor.start(), facts, type }
}
type Started = ReturnType<typeof start>['actor']
const settled = (actor: Started, state: 'saved' | 'edited') => waitFor(actor, (snapshot) => snapshot.value === state)

test('a new name is trimmed, saved and told, and one press brings the old one back', async () => {
  const saved: string[] = []
  const { actor, facts, type } = start(async (name) => (saved.push(name), name))
  type(' Олена ')
  actor.send({ type: 'name.save' })
  await settled(actor, 'saved')
  actor.send({ type: 'name.undo' })
  const { context } = await settled(actor, 'saved')
  expect([saved, context.saved, facts]).toEqual([['Олена', 'Оля'], 'Оля', ['profile.changed', 'profile.changed']])
})

test('a name that is too short is not sent, and says why until it is changed', () => {
  const { actor, type } = start(() => Promise.reject(new Error('sent')))
  type('Ол')
  actor.send({ type: 'name.save' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'edited', context: { complaint: 'Ім’я повинно містити щонайменше 3 символи' } })
  type('Олю')
  expect(actor.getSnapshot().context.complaint).toBeNull()
})

test('a name typed back, discarded, or new in blanks only is not edited any more', () => {
  const { actor, type } = start(() => Promise.reject(new Error('sent')))
  for (const end of [
    () => type('Оля'),
    () => actor.send({ type: 'name.discard' }),
    () => (type('Оля '), actor.send({ type: 'name.save' })),
  ]) {
    type('Олена')
    expect(actor.getSnapshot().value).toBe('edited')
    end()
    expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { typed: 'Оля' } })
  }
})

test('a refused name stays typed with the reason', async () => {
  const { actor, facts, type } = start(() => Promise.reject(new Error('no')))
  type('Олена')
  actor.send({ type: 'name.save' })
  const { context } = await settled(actor, 'edited')
  expect([context.typed, context.complaint, facts]).toEqual(['Олена', 'An unexpected error occurred', ['call.failed']])
})

test('what comes from the server replaces the name at rest, never one being typed', () => {
  const { actor, type } = start()
  actor.send({ type: 'account.change', name: 'Ольга' })
  expect(actor.getSnapshot().context.typed).toBe('Ольга')
  type('Олена')
  actor.send({ type: 'account.change', name: 'Оля' })
  expect(actor.getSnapshot().context.typed).toBe('Олена')
})

test('a name changed elsewhere is what discarding goes back to, and typing it needs no saving', () => {
  const { actor, type } = start(() => Promise.reject(new Error('sent')))
  type('Олена')
  actor.send({ type: 'account.change', name: 'Ольга' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'edited', context: { typed: 'Олена' } })
  actor.send({ type: 'name.discard' })
  expect(actor.getSnapshot().context.typed).toBe('Ольга')
  type('Олена')
  actor.send({ type: 'account.change', name: 'Олена' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { saved: 'Олена' } })
})

test('a name changed elsewhere while another is being saved is what one press brings back', async () => {
  const answer = Promise.withResolvers<string>()
  const { actor, type } = start(() => answer.promise)
  type('Олена')
  actor.send({ type: 'name.save' })
  actor.send({ type: 'account.change', name: 'Ольга' })
  answer.resolve('Олена')
  expect((await settled(actor, 'saved')).context).toMatchObject({ saved: 'Олена', previous: 'Ольга' })
})

test('a saved name stands while the account echoes it, and gives way to one made elsewhere', async () => {
  const { actor, type } = start()
  type('Олена')
  actor.send({ type: 'name.save' })
  await settled(actor, 'saved')
  actor.send({ type: 'account.change', name: 'Олена' })
  expect(actor.getSnapshot().value).toBe('saved')
  actor.send({ type: 'account.change', name: 'Ольга' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { typed: 'Ольга', saved: 'Ольга' } })
})
