import { describe, expect, test } from 'vitest'
import { compileContent } from '../../scripts/build/compile-content.ts'
import { bandOf, templateOf } from '../../server/content/bank-task.ts'
import { bankOf } from '../../scripts/check-content/bank.ts'
import { readSource } from '../../server/content/source.ts'
import { supplyOf } from '../../server/study/practice/blueprint.ts'

const content = compileContent(await readSource('content'))

/** Whose works the exam no longer asks: their articles say so, and practice has a few tasks of them. */
const beyondExam = new Set(['literature.classic.kvitka', 'literature.classic.vynnychenko'])

const leavesOf = (subject: string): string[] =>
  (content.subjects.find(({ id }) => id === subject)?.topics ?? []).flatMap(({ id, children }) =>
    children.length > 0 ? children.map((child) => child.id) : [id],
  )

describe.each(['physics', 'chemistry', 'biology', 'geography', 'literature'])('the bank of %s', (subject) => {
  const bank = bankOf(content, subject)
  const papers = content.papers.filter((paper) => paper.subject === subject)

  test('holds 450 tasks and templates with its six papers, a fifth of them hard', () => {
    const ofPapers = papers.flatMap(({ tasks }) => tasks.map(({ question: { id }, difficulty }) => ({ id, difficulty: difficulty * 100 })))
    const all = [...bank, ...ofPapers]
    const distinct = new Set(all.map(({ id }) => templateOf(id)))
    const hard = new Set(all.filter((task) => bandOf(task) === 'hard').map(({ id }) => templateOf(id)))
    expect(papers.length).toBe(6)
    expect(distinct.size).toBeGreaterThanOrEqual(450)
    expect(hard.size / distinct.size).toBeGreaterThanOrEqual(0.2)
  })

  test('has twelve tasks for every number of the paper', () => {
    const thin = supplyOf(bank, content.blueprints[subject] ?? []).filter(({ total }) => total < 12)
    expect(thin.map(({ slot }) => slot.from)).toEqual([])
  })

  test('has ten tasks of every topic, a hard one among them', () => {
    const asked = leavesOf(subject).filter((topic) => !beyondExam.has(topic))
    const thin = asked.filter((topic) => bank.filter((task) => task.topic === topic).length < 10)
    const easy = asked.filter((topic) => !bank.some((task) => task.topic === topic && bandOf(task) === 'hard'))
    expect({ thin, easy }).toEqual({ thin: [], easy: [] })
  })
})

test('a task is hard from half a point of difficulty on, and easy down from minus half', () => {
  expect([50, 49, -49, -50].map((difficulty) => bandOf({ difficulty }))).toEqual(['hard', 'medium', 'medium', 'easy'])
})
