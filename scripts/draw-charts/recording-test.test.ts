import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordingOf } from '#chart-lab/testing'
import { writeRecordingTest } from './recording-test'

const recording = recordingOf({ build: 'b1' })
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'recording-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const keep = (given: unknown) => {
  const file = join(folder, 'Lost answer.json')
  writeFileSync(file, JSON.stringify(given))
  return file
}

test('a recording becomes a test that plays it and expects the states that were named', () => {
  const to = join(folder, 'tests')
  const written = writeRecordingTest(keep(recording), ['session=signedIn', 'survey=answering'], ['session', 'survey'], to)
  expect(written).toBe(join(to, 'lost-answer.test.ts'))
  expect(readFileSync(written, 'utf8')).toContain(
    "expect(await faultsOfRecording('lost-answer', { 'session': 'signedIn', 'survey': 'answering' })).toEqual([])",
  )
  expect(JSON.parse(readFileSync(join(to, 'lost-answer.json'), 'utf8'))).toEqual(recording)
})

test.each([
  ['what is no recording', { version: 2 }, [], 'це не запис'],
  ['a recording that has lost its beginning', { ...recording, isWhole: false }, [], 'випали з буфера'],
  ['a chart that there is not', recording, ['kettle=hot'], 'немає діаграми kettle'],
  ['an expectation of another form', recording, ['session'], 'має бути діаграма=стан'],
])('%s is refused in words, and nothing is written', (_, given, expects, words) => {
  const to = join(folder, 'tests')
  expect(() => writeRecordingTest(keep(given), expects, ['session'], to)).toThrow(words)
  expect(existsSync(to)).toBe(false)
})

test('a test that is there already is not written over', () => {
  const [file, to] = [keep(recording), join(folder, 'tests')]
  writeRecordingTest(file, [], [], to)
  expect(() => writeRecordingTest(file, [], [], to)).toThrow('уже є')
})
