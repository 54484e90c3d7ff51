import type { Feed, LogEntry } from './observed.ts'

/** The events that reached one actor, as the skeleton of a test that repeats them and compares the states. */
export async function testSkeleton(chart: string, log: readonly LogEntry[], feed: Pick<Feed, 'detail'>): Promise<string> {
  const steps = log.filter(({ type }) => !type.startsWith('xstate.'))
  const lines = await Promise.all(
    steps.map(async ({ number, type, value, took }) => [
      `  actor.send(${JSON.stringify((await feed.detail(number))?.event ?? { type })})${took.length === 0 ? ' // nothing answered' : ''}`,
      `  expect(actor.getSnapshot().value).toEqual(${value})`,
    ]),
  )
  return [
    "import { expect, test } from 'vitest'",
    "import { createActor } from 'xstate'",
    '',
    `test('${chart}: a recorded way', () => {`,
    `  const actor = createActor(${chart}Machine).start()`,
    ...lines.flat(),
    '})',
    '',
  ].join('\n')
}
