import * as v from 'valibot'
import type { ContentPage, ReviewRow } from '#contract/content-page'
import { contentPageId } from '#contract/content-page'
import { contentId } from '#domain/text'
import type { Content } from './content.ts'
import type { StoredPage } from '../store/schema.ts'
import { pageSource } from './authoring/page-source.ts'
import { programmeTable } from './programme-table.ts'
import { toInlineText, toRichText } from './rich-text.ts'
import { BadContent, inFile, parseFile, readEach, type Source } from './source.ts'

type Titled = { id: string; title: string }

/** Reads all pages of words. Throws `BadContent`, also for an address that no browser would ask for and an anchor that is there twice. */
export function readPages(source: Source, content: PageFacts): StoredPage[] {
  const review = readReview(source, content.subjects)
  const facts = factsOf(content)
  const filled = (text: string) =>
    withFacts(text, facts).replace(/%programme_(\w+)%/g, (_, subject: string) => programmeTable(content, subject))
  const named = [...source.files.keys()].flatMap((file) => {
    const [, folder, name] = /^(pages|legal)\/(.+)\.yaml$/.exec(file) ?? []
    return name === undefined ? [] : [{ file, path: `/${name}`, isLegal: folder === 'legal' }]
  })
  return readEach(source, named, ({ file, ...place }) => readPage(source, file, { ...place, review, filled }))
}

type PageFacts = Pick<Content, 'subjects' | 'blueprints' | 'sets' | 'papers' | 'templates' | 'theory'>
type Around = { path: string; isLegal: boolean; review: ReviewRow[]; filled: (text: string) => string }

/** What pages say of the content by name, so that no number and no list of subjects in their words grows old. Drafts do not count. */
function factsOf({ subjects, templates, ...written }: PageFacts): Record<string, string> {
  const [sets, papers] = [written.sets.filter(isSolved), written.papers.filter(isSolved)]
  const listed = (chosen: PageFacts['subjects']) =>
    chosen
      .toSorted((a, b) => a.order - b.order)
      .map(({ title }, index) => (index === 0 ? title : title.slice(0, 1).toLocaleLowerCase('uk') + title.slice(1)))
      .join(', ')
  const withTasks = new Set(sets.flatMap(({ subject, tasks }) => (tasks.length > 0 ? [subject] : [])))
  const [ready, awaited] = [subjects.filter(({ id }) => withTasks.has(id)), subjects.filter(({ id }) => !withTasks.has(id))]
  const count = (parts: readonly { tasks: readonly unknown[] }[]) => String(parts.reduce((sum, { tasks }) => sum + tasks.length, 0))
  return {
    subjectsWithTasks: listed(ready),
    subjectsAwaited: awaited.length === 0 ? '' : `Ще готуємо: ${listed(awaited)}.`,
    scalesVerified: listed(subjects.filter(({ scale }) => scale.verified)),
    scalesUnverified: listed(subjects.filter(({ scale }) => !scale.verified)),
    bankTasks: count(sets),
    paperTasks: count(papers),
    papers: String(papers.filter(({ status }) => status === 'published').length),
    templates: String(templates.length),
    structures: [
      '| Предмет | Завдань / балів | Поріг |',
      '| --- | --- | --- |',
      ...subjects
        .toSorted((a, b) => a.order - b.order)
        .map(({ title, tasks, max, threshold }) => `| ${title} | ${tasks} / ${max} | ${threshold} |`),
    ].join('\n'),
  }
}

const isSolved = ({ isSolvedTwice }: { isSolvedTwice: boolean }): boolean => isSolvedTwice

/** Fills `%papers%` and its like; `%programme_chemistry%` and what is not known here stay, the latter for the site to fill. */
const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/%(\w+)%/g, (blank, name: string) => facts[name] ?? blank)

function readPage(source: Source, file: string, { path, isLegal, review, filled }: Around): StoredPage {
  const written = parseFile(source, file, pageSource)
  const id = contentPageId(path)
  if (!v.is(contentId, id)) throw new BadContent(`${file}: хибна адреса сторінки`)
  if (new Set(written.sections.map((section) => section.id)).size < written.sections.length)
    throw new BadContent(`${file}: якір повторюється`)
  const { title, description, updated, isReviewed } = written
  const sections = readEach(source, written.sections, (section): ContentPage['sections'][number] =>
    inFile(`${file}, ${section.id}`, () => ({
      id: section.id,
      title: section.title,
      text: toRichText(filled(section.text)),
      review: section.figures === 'review' ? review : null,
    })),
  )
  const lead = inFile(file, () => toInlineText(written.lead))
  return { id, path, title, lead, description, updated, legal: isLegal ? { version: updated, isReviewed } : null, sections }
}

/** The table of `REVIEW.md`: `| subject | written | agreed at once | repaired | dropped |`. */
function readReview({ files }: Source, subjects: readonly Titled[]): ReviewRow[] {
  const text = files.get('REVIEW.md') ?? ''
  return subjects.flatMap(({ id, title }) => {
    const row = new RegExp(`^\\| ${id} \\|([\\d |]+)\\|$`, 'm').exec(text)?.[1]?.split('|').map(Number)
    if (!row) return []
    const [written = 0, agreed = 0, repaired = 0, dropped = 0] = row
    return [{ subject: id, title, written, agreed, repaired, dropped }]
  })
}
