import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taskFiles } from '../../scripts/check-content/sources.ts'
import { readSource } from '../../server/content/source.ts'

const before = JSON.parse(readFileSync('tests/content/moved-keys.json', 'utf8')) as Record<string, string>

test('options that were put in order kept the words of their key, and every wrong one its note', async () => {
  const questions = taskFiles(await readSource('content')).flatMap((file) => file.questions)
  const moved = questions.filter((question) => question.form === 'single' && question.version === 2 && question.id in before)
  expect(moved.length).toBeGreaterThanOrEqual(70)
  for (const question of moved) {
    if (question.form !== 'single') continue
    expect([question.id, question.options[question.key]]).toEqual([question.id, before[question.id]])
    const wrong = Object.keys(question.options).filter((id) => id !== question.key)
    expect([question.id, Object.keys(question.notes).toSorted()]).toEqual([question.id, wrong])
  }
}, 180_000)
