import { expect, test } from 'vitest'
import { compileContent } from '../../scripts/build/compile-content.ts'
import { readSource } from '../../server/content/source.ts'
import { plainText } from '../../server/content/plain-text.ts'
import { langIn } from '../../src/shared/ui/rich-text/foreign-title.tsx'

const content = compileContent(await readSource('content'))
const wordsOf = (path: string, section: string): string =>
  plainText(content.pages.find((page) => page.path === path)?.sections.find(({ id }) => id === section)?.text ?? [])
/** Drafts, which wait for a second solver, are no part of what pages say. */
const solved = <T extends { isSolvedTwice: boolean }>(parts: readonly T[]) => parts.filter(({ isSolvedTwice }) => isSolvedTwice)
const small = (title: string) => title.toLocaleLowerCase('uk')

test('the answers to questions name every subject that has tasks, and none that has none', () => {
  const answer = small(wordsOf('/pytannia', 'predmet'))
  for (const { id, title } of content.subjects) {
    const has = content.sets.some(({ subject, tasks }) => subject === id && tasks.length > 0)
    expect([title, answer.split('ще готуємо')[0]?.includes(small(title))]).toEqual([title, has])
  }
  expect(answer).toContain(`готових варіантів разом — ${solved(content.papers).filter(({ status }) => status === 'published').length}`)
})

test('the page of the team counts the tasks that stand here', () => {
  const sum = (parts: readonly { tasks: readonly unknown[] }[]) => parts.reduce((all, { tasks }) => all + tasks.length, 0)
  expect(wordsOf('/team', 'perevirka')).toContain(`${sum(solved(content.sets))} для практики й ${sum(solved(content.papers))} у варіантах`)
})

test('the page about the exam has the tasks, points and threshold of every subject', () => {
  const words = JSON.stringify(content.pages.find(({ path }) => path === '/pro-nmt'))
  for (const { title, tasks, max, threshold } of content.subjects)
    expect(words).toMatch(new RegExp(`"${title}"[^\\d]+"${tasks} / ${max}"[^\\d]+"${threshold}"`))
})

test('the page about points says which scales rest on one source', () => {
  const [verified = '', unverified = ''] = small(wordsOf('/yak-my-rakhuiemo', 'shkala')).split('для інших є лише одне')
  for (const { title, scale } of content.subjects)
    expect([title, verified.includes(small(title)), unverified.includes(small(title))]).toEqual([title, scale.verified, !scale.verified])
})

test('no blank of a page is left unfilled but those of the operator', () => {
  const left = JSON.stringify(content.pages).match(/%\w+%/g) ?? []
  const known = new Set(['%brand%', '%legalEntity%', '%registrationNumber%', '%address%', '%email%', '%phone%'])
  expect(left.filter((blank) => !known.has(blank))).toEqual([])
})

test('papers stand by their numbers', () => {
  for (const { id } of content.subjects) {
    const titles = content.papers.filter(({ subject }) => subject === id).map(({ title }) => title)
    expect(titles.map((title) => Number(/\d+$/.exec(title)?.[0]))).toEqual(titles.map((_, index) => index + 1))
  }
})

test('every foreign text of a foreign subject has its language: tasks, keys, articles, tables; no other subject has one', () => {
  for (const { id, language } of content.subjects) {
    const tasks = [...content.sets, ...content.papers].filter(({ subject }) => subject === id).flatMap((each) => each.tasks)
    const theory = content.theory.flatMap(({ articles, tables }) => [...articles, ...tables]).filter(({ subject }) => subject === id)
    const authored = [...tasks.map(({ question, key }) => [question, key]), ...theory.map(({ body }) => body)]
    const langs = new Set(authored.map(langIn))
    if (language === undefined) expect([id, [...langs]]).toEqual([id, [null]])
    else {
      expect([id, [...langs]]).toEqual([id, [language]])
      expect([id, bareLatin(authored)]).toEqual([id, []])
    }
  }
})

/** Words in Latin letters that stand in no marked run. */
function bareLatin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(bareLatin)
  if (typeof value !== 'object' || value === null || ('kind' in value && value.kind === 'foreign')) return []
  if ('kind' in value && value.kind === 'text' && 'text' in value && typeof value.text === 'string')
    return value.text.match(/\p{Script=Latin}+/gu) ?? []
  return Object.values(value).flatMap(bareLatin)
}
