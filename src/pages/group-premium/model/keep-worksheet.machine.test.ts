import { expect, test, vi, type Mock } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Worksheet, WorksheetChange } from '#contract/worksheet'
import { worksheet } from '#samples/worksheets'
import { draftOf, keepWorksheetMachine } from './keep-worksheet.machine'

type Saving = { id: string; change: WorksheetChange }
type Save = (saving: Saving) => Promise<Worksheet>

/** The server as it answers: what was sent, one revision on. */
const kept = ({ change }: Saving): Worksheet => ({
  ...worksheet,
  title: change.title.trim(),
  minutes: change.minutes,
  items: change.items.map((item) => ({ ...item, isTemplate: false })),
  revision: change.revision + 1,
})

function begin(save: Save) {
  const actors = { save: fromPromise<Worksheet, Saving>(({ input }) => save(input)) }
  return createActor(keepWorksheetMachine.provide({ actors, delays: { untilSaved: 1 } }), { input: { worksheet } }).start()
}
const titled = (title: string) => ({ type: 'draft.change' as const, draft: { ...draftOf(worksheet), title } })

test('a change is saved by itself, and is called kept only then', async () => {
  const save: Mock<Save> = vi.fn<Save>((saving) => Promise.resolve(kept(saving)))
  const actor = begin(save)
  actor.send(titled('Інша '))
  expect(actor.getSnapshot().value).toBe('changed')
  const { context } = await waitFor(actor, ({ value }) => value === 'kept')
  expect([save.mock.calls.length, context.worksheet.title, context.draft.title]).toEqual([1, 'Інша', 'Інша'])
})

test('what is changed while another change is on its way is saved after it, by the revision that came back', async () => {
  let answer = (_: Worksheet) => {}
  const save: Mock<Save> = vi.fn<Save>((saving) =>
    save.mock.calls.length === 1 ? new Promise<Worksheet>((resolve) => (answer = resolve)) : Promise.resolve(kept(saving)),
  )
  const actor = begin(save)
  actor.send(titled('Перша'))
  await waitFor(actor, ({ value }) => value === 'saving')
  actor.send(titled('Друга'))
  answer(kept({ id: worksheet.id, change: { ...draftOf(worksheet), title: 'Перша', revision: worksheet.revision } }))
  const { context } = await waitFor(actor, ({ value }) => value === 'kept')
  expect(save.mock.calls.map(([{ change }]) => [change.title, change.revision])).toEqual([
    ['Перша', worksheet.revision],
    ['Друга', worksheet.revision + 1],
  ])
  expect(context.worksheet.title).toBe('Друга')
})

test('what could not be saved stays and is saved at the next try', async () => {
  const save: Mock<Save> = vi.fn<Save>((saving) =>
    save.mock.calls.length === 1 ? Promise.reject(new Error('reset')) : Promise.resolve(kept(saving)),
  )
  const actor = begin(save)
  actor.send(titled('Інша'))
  const refused = await waitFor(actor, ({ value }) => value === 'refused')
  expect([refused.context.draft.title, refused.context.problem]).toEqual(['Інша', expect.objectContaining({ status: null }) as unknown])
  actor.send({ type: 'draft.save' })
  expect((await waitFor(actor, ({ value }) => value === 'kept')).context.worksheet.title).toBe('Інша')
})

test('a work without a name waits for one', async () => {
  const save: Mock<Save> = vi.fn<Save>((saving) => Promise.resolve(kept(saving)))
  const actor = begin(save)
  actor.send(titled('  '))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([actor.getSnapshot().value, save.mock.calls.length]).toEqual(['changed', 0])
  actor.send(titled('Назва'))
  expect((await waitFor(actor, ({ value }) => value === 'kept')).context.worksheet.title).toBe('Назва')
})

test('a change whose answer was lost goes once more as it was, and what changed meanwhile after it', async () => {
  const save: Mock<Save> = vi.fn<Save>((saving) =>
    save.mock.calls.length === 1 ? Promise.reject(new Error('reset')) : Promise.resolve(kept(saving)),
  )
  const actor = begin(save)
  actor.send(titled('Перша'))
  await waitFor(actor, ({ value }) => value === 'refused')
  actor.send(titled('Друга'))
  const { context } = await waitFor(actor, ({ value }) => value === 'kept')
  expect(save.mock.calls.map(([{ change }]) => [change.title, change.revision])).toEqual([
    ['Перша', worksheet.revision],
    ['Перша', worksheet.revision],
    ['Друга', worksheet.revision + 1],
  ])
  expect(context.worksheet.title).toBe('Друга')
})

test('a change that the server has refused in words is not sent again when another takes its place', async () => {
  const refusal = Object.assign(new Error('422'), { name: 'HTTPError', response: { status: 422 }, data: { detail: 'ні' } })
  const save: Mock<Save> = vi.fn<Save>((saving) => (save.mock.calls.length === 1 ? Promise.reject(refusal) : Promise.resolve(kept(saving))))
  const actor = begin(save)
  actor.send(titled('Перша'))
  await waitFor(actor, ({ value }) => value === 'refused')
  actor.send(titled('Друга'))
  await waitFor(actor, ({ value }) => value === 'kept')
  expect(save.mock.calls.map(([{ change }]) => change.title)).toEqual(['Перша', 'Друга'])
})
