import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { errandMachine } from './errand.machine'
import { PictureRefusal, UploadFailure } from './failure'

async function run(work: (given: unknown) => Promise<unknown>) {
  const facts: string[] = []
  const actor = createActor(
    errandMachine.provide({ actors: { run: fromPromise<unknown, { given: unknown }>(({ input }) => work(input.given)) } }),
  ).start()
  actor.on('*', ({ type }) => void facts.push(type))
  actor.send({ type: 'errand.run', given: 'photo' })
  actor.send({ type: 'errand.run', given: 'another' })
  const { value, context } = await waitFor(actor, (snapshot) => snapshot.value !== 'running')
  return { value, detail: context.problem?.detail, facts }
}

test('one press runs it once', async () => {
  const given: unknown[] = []
  expect(await run(async (what) => given.push(what))).toEqual({ value: 'done', detail: undefined, facts: ['errand.done'] })
  expect(given).toEqual(['photo'])
})

test('what the browser itself refuses stays in its place', async () => {
  expect(await run(() => Promise.reject(new PictureRefusal('Файл порожній')))).toEqual({
    value: 'failed',
    detail: 'Файл порожній',
    facts: [],
  })
})

test('an upload that failed is told as the error catalogue says', async () => {
  expect(await run(() => Promise.reject(new UploadFailure('Upload failed: Forbidden')))).toEqual({
    value: 'failed',
    detail: 'Upload failed: Forbidden',
    facts: ['call.failed'],
  })
})

test('another press begins anew, after a failure and after a success, and forgets the reason', async () => {
  const answers: (() => unknown)[] = [() => Promise.reject(new PictureRefusal('Файл порожній')), () => 'done', () => 'done']
  const machine = errandMachine.provide({ actors: { run: fromPromise<unknown, { given: unknown }>(async () => answers.shift()?.()) } })
  const actor = createActor(machine).start()
  expect(actor.getSnapshot().context).toEqual({ problem: null })
  for (const end of ['failed', 'done', 'done']) {
    actor.send({ type: 'errand.run', given: 'photo' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual(['running', null])
    await waitFor(actor, ({ value }) => value === end)
  }
})
