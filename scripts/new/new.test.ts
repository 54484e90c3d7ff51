import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draftSubjects, withoutDrafts } from '../../server/content/drafts.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { checkWords, sourceOfSubject } from '../author-check/check-words.ts'
import { newArticle } from './new-article.ts'
import { newFigure } from './new-figure.ts'
import { newSubject } from './new-subject.ts'
import { newTask } from './new-task.ts'

const forms = ['single', 'matching', 'sequence', 'multi', 'numeric', 'grouped', 'gap', 'gapPool']

describe('an author who begins a subject', () => {
  let content = ''
  beforeEach(() => {
    content = mkdtempSync(join(tmpdir(), 'skladu-new-'))
    cpSync('content/exams', join(content, 'exams'), { recursive: true })
  })
  afterEach(() => rmSync(content, { recursive: true }))
  const begin = () => newSubject(content, 'zoology', 'Зоологія')
  const faults = async () => checkWords(sourceOfSubject(await readSource(content), 'zoology'))

  test('has a draft that the desk reads and a site in production does not', async () => {
    begin()
    newTask(content, 'zoology', 'animals', 'single')
    const source = await readSource(content)
    expect(draftSubjects(source)).toEqual(['zoology'])
    expect(parseContent(source).subjects.map(({ id }) => id)).toEqual(['zoology'])
    expect(parseContent(withoutDrafts(source)).subjects.map(({ id }) => id)).toEqual([])
    expect(withoutDrafts(source).hash).not.toBe(source.hash)
  })

  test('adds a task of each form, a figure and an article, and hears no complaint before the article', async () => {
    begin()
    const ids = forms.map((form) => newTask(content, 'zoology', 'animals', form).id)
    expect(new Set(ids).size).toBe(forms.length)
    expect(await faults()).toEqual([])
    const { field } = newFigure(content, 'zoology', 'cell')
    const set = join(content, 'subjects/zoology/tasks/animals.yaml')
    writeFileSync(set, readFileSync(set, 'utf8').replace('    options:', `    ${field}\n    options:`))
    newArticle(content, 'zoology', 'klityna')
    expect(await faults()).toEqual([])
    expect(parseContent(await readSource(content)).theory.flatMap(({ articles }) => articles)).toHaveLength(1)
  })

  test('is told of what is wrong in a draft, with its file and line', async () => {
    begin()
    const { file } = newTask(content, 'zoology', 'animals', 'numeric')
    const path = join(content, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace("key: '500'", "key: '501'"))
    expect(await faults()).toEqual([expect.stringMatching(/^subjects\/zoology\/tasks\/animals\.yaml:\d+: animals-01/)])
  })

  test('loses nothing: what is there already and what was solved a second time is refused', () => {
    begin()
    newTask(content, 'zoology', 'animals', 'single')
    const path = join(content, 'subjects/zoology/tasks/animals.yaml')
    const signed = readFileSync(path, 'utf8').replace('secondSolver: null', "secondSolver: { by: 'хто', on: '2026-11-28' }")
    writeFileSync(path, signed)
    expect(begin).toThrow('уже є')
    expect(() => newTask(content, 'zoology', 'animals', 'single')).toThrow('розв’язали вдруге')
    expect(() => newTask(content, 'zoology', 'more', 'essay')).toThrow('single, matching')
    expect(() => newTask(content, 'botany', 'more', 'single')).toThrow('предмета «botany» немає')
    expect(() => newArticle(content, 'zoology', 'klityna')).toThrow('їх 1')
    expect(readFileSync(path, 'utf8')).toBe(signed)
  })
})
