import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseContent } from '../../server/content/loading/parse.ts'
import { articleSource } from '../../server/content/authoring/theory-source.ts'
import { questionSource } from '../../server/content/authoring/question-source.ts'
import { paperComplaints, taskComplaints } from '../../scripts/check-content/papers.ts'
import { formulaComplaints } from '../../scripts/check-content/formulas.ts'
import { wordingComplaints } from '../../scripts/check-content/wording.ts'
import { factTableComplaints } from '../../scripts/check-content/fact-tables.ts'
import { proofComplaints } from '../../scripts/check-content/proofs.ts'
import { tableFiles, taskFiles } from '../../scripts/check-content/sources.ts'
import { guideExamples } from '../../scripts/new/guide-examples.ts'
import { lookAtTemplates } from '../../scripts/check-content/templates.ts'

const guide = readFileSync('content/README.md', 'utf8')
const files = guideExamples(guide)
const source = { hash: 'guide', files }
const content = parseContent(source)

describe('an author who copies the guide', () => {
  test('names a file at every example', () => {
    expect(guide.match(/^```yaml$/gm)?.length).toBeGreaterThan(8)
    expect(files.size).toBeGreaterThan(7)
    expect([...files.keys()].filter((file) => !file.endsWith('.yaml'))).toEqual([])
  })

  test('has a subject with its paper, its article, its table and its templates', () => {
    expect(content.subjects.map(({ id }) => id)).toEqual(['astronomy'])
    expect(content.papers.map(({ max }) => max)).toEqual([content.subjects[0]?.max])
    expect(content.theory.map(({ articles, tables }) => [articles.length, tables.length])).toEqual([[1, 1]])
    expect(content.templates.map(({ template }) => template.id)).toEqual(['astro-g-light', 'astro-g-date'])
  })

  test('has met every form of a task', () => {
    const forms = questionSource.options.map(({ entries }) => entries.form.literal)
    const met = new Set(content.sets.flatMap(({ tasks }) => tasks.map(({ question }) => question.form)))
    expect([...met].toSorted()).toEqual(forms.toSorted())
  })

  test('has met each kind of block of an article', () => {
    const kinds = articleSource.entries.blocks.pipe[0].item.options.map(({ entries }) => entries.kind.literal)
    expect(kinds.filter((kind) => !guide.includes(`kind: ${kind}`))).toEqual([])
    const blocks = content.theory.flatMap(({ articles }) => articles.flatMap(({ body }) => body.blocks))
    expect(blocks.some((block) => block.kind === 'figure' && block.movable)).toBe(true)
  })

  test('has met hints, a figure of points and a figure of numbers', () => {
    const tasks = content.sets.flatMap((set) => set.tasks)
    expect(tasks.flatMap(({ key }) => key.hints ?? [])).toHaveLength(2)
    expect(['geometry', 'chart'].filter((kind) => !new RegExp(`^ {6,}${kind}:`, 'm').test(guide))).toEqual([])
  })

  test('hears no complaint about one word of it', () => {
    const structure = content.subjects[0]?.structure
    expect([
      ...content.papers.flatMap((paper) => paperComplaints(paper, structure)),
      ...content.sets.flatMap(({ tasks }) => tasks.flatMap(taskComplaints)),
      ...formulaComplaints(content),
      ...wordingComplaints(source),
      ...factTableComplaints(tableFiles(source)),
      ...proofComplaints(taskFiles(source), new Set()),
      ...lookAtTemplates(content.templates).flatMap(({ complaints }) => complaints),
    ]).toEqual([])
  })
})

/** What the check can say, as it is written in the code. */
const said = globSync(['scripts/{check-content,author-check}/*.ts', 'server/content/**/*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const table = guide.slice(guide.indexOf('| Зауваг |'))
const complaints = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(.+?)`/g)].map(([, words = '']) => words),
)

/** Longest run of words without a blank or an example in it: `балів …, а має бути …` is looked for as `, а має бути`. */
const longestPart = (complaint: string): string =>
  complaint
    .split(/…|«.*?»|\d+/)
    .map((part) => part.trim())
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

test('the guide lists complaints', () => expect(complaints.length).toBeGreaterThan(15))

test.each(complaints)('the check can say %s', (complaint) => expect(said).toContain(longestPart(complaint)))
