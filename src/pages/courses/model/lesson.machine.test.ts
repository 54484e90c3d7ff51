import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { checkIds, lesson } from '#samples/courses'
import type { LessonStep } from '#domain/lesson-step'
import { taskAhead, type Attempt } from './attempt'
import { lessonMachine, type Memory } from './lesson.machine'

const nothing: Memory = { done: [], attempt: null }
const isPlaced = { timeout: 1000 }

async function begin(memory: Memory | Error = nothing, wish: LessonStep | null = null) {
  const recall = fromPromise<Memory>(() => (memory instanceof Error ? Promise.reject(memory) : Promise.resolve(memory)))
  const actor = createActor(lessonMachine.provide({ actors: { recall } }), { input: { lesson, wish } })
  const told: object[] = []
  for (const fact of ['step.entered', 'step.finished', 'task.answered'] as const) actor.on(fact, (event) => told.push(event))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.matches('recalling'), isPlaced)
  const answerAll = (...values: string[]) => {
    for (const value of values) {
      const { lesson: ours, attempt } = actor.getSnapshot().context
      actor.send({ type: 'answer.check', question: taskAhead(ours, attempt)?.question.id ?? '', value })
      actor.send({ type: 'task.next' })
    }
  }
  return { actor, told, value: () => actor.getSnapshot().value, answerAll }
}

const attemptWith = (...values: string[]): Attempt => ({
  id: 'old',
  round: 0,
  answers: Object.fromEntries(values.map((value, index) => [checkIds[index] ?? '', value])),
})

test('a new lesson begins with its theory and tells every finished step', async () => {
  const { actor, told, value } = await begin()
  expect(value()).toBe('reading')
  for (let step = 0; step < 3; step++) actor.send({ type: 'step.finish' })
  expect(value()).toEqual({ checking: 'answering' })
  expect(told).toEqual([
    { type: 'step.entered', step: 'theory' },
    { type: 'step.finished', step: 'theory' },
    { type: 'step.entered', step: 'example' },
    { type: 'step.finished', step: 'example' },
    { type: 'step.entered', step: 'try' },
    { type: 'step.finished', step: 'try' },
    { type: 'step.entered', step: 'check' },
  ])
})

test.each([
  [[], 'reading'],
  [['theory'], 'watching'],
  [['theory', 'example'], 'trying'],
  [['theory', 'example', 'try'], { checking: 'answering' }],
] as const)('after %j it goes on at the first open step', async (done, state) => {
  expect((await begin({ done, attempt: null })).value()).toEqual(state)
})

test('the step of the address comes before what is remembered', async () => {
  expect((await begin({ done: ['theory', 'example'], attempt: null }, 'example')).value()).toBe('watching')
})

test('a lesson that cannot be recalled begins anew', async () => {
  expect((await begin(new Error('storage is gone'))).value()).toBe('reading')
})

test('a check goes on at the task after the last answer', async () => {
  const { actor, value } = await begin({ done: ['theory', 'example', 'try'], attempt: attemptWith('b', 'a') })
  actor.send({ type: 'answer.check', question: 'c1', value: 'b' })
  expect(value()).toEqual({ checking: 'answering' })
  actor.send({ type: 'answer.check', question: 'c3', value: 'b' })
  expect([value(), actor.getSnapshot().context.attempt.answers]).toEqual([{ checking: 'explained' }, { c1: 'b', c2: 'a', c3: 'b' }])
})

test('four of five close the lesson, once', async () => {
  const { actor, told, value, answerAll } = await begin(nothing, 'check')
  answerAll('b', 'b', 'b', 'b', 'a')
  expect(value()).toEqual({ checking: 'passed' })
  actor.send({ type: 'attempt.begin' })
  answerAll('b', 'b', 'b', 'b', 'b')
  expect([value(), told.filter((fact) => 'step' in fact && fact.step === 'check')]).toEqual([
    { checking: 'passed' },
    [
      { type: 'step.entered', step: 'check' },
      { type: 'step.finished', step: 'check' },
    ],
  ])
})

test('three of five leave it open, and another attempt has a name of its own', async () => {
  const { actor, told, value, answerAll } = await begin(nothing, 'check')
  answerAll('b', 'b', 'b', 'a', 'a')
  expect(value()).toEqual({ checking: 'failed' })
  actor.send({ type: 'attempt.begin' })
  answerAll('b')
  const attempts = told.flatMap((fact) => ('attempt' in fact ? [fact.attempt] : []))
  expect([attempts.length, new Set(attempts.slice(0, 5)).size, new Set(attempts).size]).toEqual([6, 1, 2])
})

test('each further attempt has other tasks, and after the last ones the first come again', async () => {
  const { actor, told, answerAll } = await begin(nothing, 'check')
  for (const round of [0, 1, 2]) {
    if (round > 0) actor.send({ type: 'attempt.begin' })
    answerAll('a', 'a', 'a', 'a', 'a')
  }
  const asked = told.flatMap((fact) => ('question' in fact ? [fact.question] : []))
  expect([asked.slice(0, 5), asked.slice(5, 10), asked.slice(10)]).toEqual([checkIds, checkIds.map((id) => `further-${id}`), checkIds])
})

test('a step opened while the lesson is still recalled opens once it is, and nothing remembered is lost', async () => {
  const memory = Promise.withResolvers<Memory>()
  const recall = fromPromise<Memory>(() => memory.promise)
  const actor = createActor(lessonMachine.provide({ actors: { recall } }), { input: { lesson, wish: null } }).start()
  actor.send({ type: 'step.open', step: 'try' })
  memory.resolve({ done: ['theory', 'example'], attempt: attemptWith('b', 'b') })
  await waitFor(actor, (snapshot) => snapshot.matches('trying'))
  expect([actor.getSnapshot().context.done, actor.getSnapshot().context.attempt]).toEqual([['theory', 'example'], attemptWith('b', 'b')])
})

test('a step on the list opens from anywhere', async () => {
  const { actor, value } = await begin({ done: [], attempt: attemptWith('b', 'b', 'b', 'b', 'b') }, 'check')
  expect(value()).toEqual({ checking: 'passed' })
  actor.send({ type: 'step.open', step: 'theory' })
  expect(value()).toBe('reading')
})
