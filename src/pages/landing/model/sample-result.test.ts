import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { sampleTopics, sampleVerdict } from './sample-result'

test('the example of a result adds up and is scaled by the official table', () => {
  const { math } = parse(readFileSync('content/exams/nmt-2026/scales.yaml', 'utf8')) as Record<
    string,
    { threshold: number; scores: number[] }
  >
  const sum = (pick: (topic: { points: number; max: number }) => number) => sampleTopics.reduce((total, topic) => total + pick(topic), 0)
  expect([sum((topic) => topic.points), sum((topic) => topic.max)]).toEqual([sampleVerdict.raw, sampleVerdict.max])
  expect(sampleVerdict.scaled).toBe(math?.scores[sampleVerdict.raw - sampleVerdict.threshold])
  expect(sampleVerdict.threshold).toBe(math?.threshold)
})
