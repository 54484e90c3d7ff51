import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { recordingSchema } from '#chart-lab/recording'

/** The folder of the recordings that have become tests. */
export const recordingsFolder = 'tests/recordings'

/**
 * Makes a test of a recording: it is played in a browser until nothing breaks and charts stand where they should.
 * @param expects `chart=state`
 * @param charts ids.
 * @returns its file. Throws in words.
 */
export function writeRecordingTest(file: string, expects: readonly string[], charts: readonly string[], folder = recordingsFolder): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), recordingSchema), readFileSync(file, 'utf8'))
  if (!read.success) throw new Error(`${file}: це не запис (${read.issues[0].message})`)
  if (!read.output.isWhole) throw new Error(`${file}: найдавніші події випали з буфера, відтворити запис не можна`)
  const expected = Object.fromEntries(expects.map((each) => expectation(each, charts)))
  const name = basename(file, '.json')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const test = join(folder, `${name}.test.ts`)
  if (existsSync(test)) throw new Error(`${test} уже є: назви запис інакше`)
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, `${name}.json`))
  writeFileSync(test, testOf(name, expected))
  return test
}

function expectation(words: string, charts: readonly string[]): [string, string] {
  const [, chart, state] = /^([\w.]+)=([\w.]+)$/.exec(words) ?? []
  if (chart === undefined || state === undefined) throw new Error(`--expect ${words}: має бути діаграма=стан`)
  if (!charts.includes(chart.split('.')[0]!)) throw new Error(`--expect ${words}: немає діаграми ${chart}`)
  return [chart, state]
}

const testOf = (name: string, expected: Record<string, string>): string => `import { expect, test } from 'vitest'
import { faultsOfRecording } from './faults-of-recording'

test('what was recorded as ${name} happens without a fault', async () => {
  expect(await faultsOfRecording('${name}', ${JSON.stringify(expected)
    .replaceAll('"', "'")
    .replaceAll(':', ': ')
    .replaceAll(',', ', ')
    .replace(/^\{(.+)\}$/, '{ $1 }')})).toEqual([])
}, 300_000)
`
