import { expect, test } from 'vitest'
import { examResult } from '#samples/surveys'
import { reached } from './reached'

const [first] = examResult.verdicts
const passed = { ...examResult, id: 'nmt-00000002', raw: 21, max: 32, verdicts: [{ ...first!, scaled: 155 }] }
const attempt = (id: string, scaled: number | null) => ({ id, at: '2026-11-18T10:00:00Z', raw: 3, max: 32, scaled })

test('a full mark and the first threshold after tries below it are worth a word, and nothing else is', () => {
  expect([
    reached({ ...passed, raw: 32 }, []),
    reached(passed, [attempt('nmt-00000001', null), attempt('nmt-00000002', 155)]),
    reached(passed, [attempt('nmt-00000001', 140)]),
    reached(passed, []),
    reached({ ...passed, verdicts: [{ ...first!, scaled: null }] }, [attempt('nmt-00000001', null)]),
    reached({ ...passed, raw: 0, max: 0, verdicts: [] }, []),
  ]).toEqual(['Повний бал. Кожне завдання твоє.', 'Поріг подолано вперше.', null, null, null, null])
})
