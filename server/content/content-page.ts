import * as v from 'valibot'
import type { ContentPage, ReviewRow } from '#contract/content-page'
import { contentPageId } from '#contract/content-page'
import { contentId } from '#contract/text'
import type { StoredPage } from '../store/schema.ts'
import { pageSource } from './authoring/page-source.ts'
import { toInlineText, toRichText } from './rich-text.ts'
import { BadContent, inFile, parseFile, type Source } from './source.ts'

type Titled = { id: string; title: string }

/** Reads all pages of words. Throws `BadContent`, also for an address that no browser would ask for and an anchor that is there twice. */
export function readPages(source: Source, subjects: readonly Titled[]): StoredPage[] {
  const review = readReview(source, subjects)
  return [...source.files.keys()].flatMap((file) => {
    const [, folder, name] = /^(pages|legal)\/(.+)\.yaml$/.exec(file) ?? []
    return name === undefined ? [] : [readPage(source, file, { path: `/${name}`, isLegal: folder === 'legal', review })]
  })
}

type Around = { path: string; isLegal: boolean; review: ReviewRow[] }

function readPage(source: Source, file: string, { path, isLegal, review }: Around): StoredPage {
  const written = parseFile(source, file, pageSource)
  const id = contentPageId(path)
  if (!v.is(contentId, id)) throw new BadContent(`${file}: хибна адреса сторінки`)
  if (new Set(written.sections.map((section) => section.id)).size < written.sections.length)
    throw new BadContent(`${file}: якір повторюється`)
  const { title, description, updated, isReviewed } = written
  const sections = written.sections.map((section): ContentPage['sections'][number] =>
    inFile(`${file}, ${section.id}`, () => ({
      id: section.id,
      title: section.title,
      text: toRichText(section.text),
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
