import type { LogEntry } from './recording.ts'

/** The events that reached one actor from outside, as the skeleton of a test that repeats them and compares the states. */
export function testSkeleton(chart: string, log: readonly LogEntry[]): string {
  const steps = log.filter(({ type }) => !type.startsWith('xstate.'))
  const lines = steps.flatMap(({ event, value, took }) => [
    `  actor.send(${oneLine(event)})${took.length === 0 ? ' // нічого не сталося' : ''}`,
    `  expect(actor.getSnapshot().value).toEqual(${value})`,
  ])
  return [
    "import { expect, test } from 'vitest'",
    "import { createActor } from 'xstate'",
    '',
    `test('${chart}: записаний шлях', () => {`,
    `  const actor = createActor(${chart}Machine).start()`,
    ...lines,
    '})',
    '',
  ].join('\n')
}

const oneLine = (json: string): string => json.replaceAll(/\n\s*/g, ' ')
