import type { Block, Inline, RichText } from '#domain/rich-text'
import type { ReferenceSheet } from '#domain/subject'
import { activitySource, elementsSource, solubilitySource } from './authoring/chemistry-source.ts'
import { drawFigure } from '../drawing/figures/draw-figure.ts'
import { referenceSource, type ReferenceEntrySource } from './authoring/subject-source.ts'
import { atlasOf } from './figures-of-file.ts'
import { toInlineText, toRichText } from './rich-text.ts'
import { inFile, parseFile, type Source } from './source.ts'

/** Reads the sheet that the exam shows, where the subject has one; what it draws comes from the tables of data beside it. Throws `BadContent`. */
export function readReference(source: Source, folder: string): ReferenceSheet | null {
  const file = `subjects/${folder}/reference.yaml`
  if (!source.files.has(file)) return null
  const sheet = parseFile(source, file, referenceSource)
  const isPeriodic = sheet.sections.some(({ entries }) => entries.some((entry) => 'draw' in entry && entry.draw.startsWith('periodic')))
  return inFile(file, () => ({
    title: sheet.title,
    sections: sheet.sections.map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.map((entry) => entryOf(entry, source, folder)),
    })),
    ...(isPeriodic && { elements: parseFile(source, `subjects/${folder}/elements.yaml`, elementsSource).elements }),
  }))
}

function entryOf(entry: ReferenceEntrySource, source: Source, folder: string): ReferenceSheet['sections'][number]['entries'][number] {
  const caption = entry.caption === undefined ? null : toInlineText(entry.caption)
  if ('body' in entry) {
    const atlas = atlasOf(source, `subjects/${folder}/reference.yaml`, folder)
    const figures = entry.figures?.map((figure) => ({ alt: figure.alt, drawing: drawFigure(figure, {}, atlas) }))
    return { caption, body: toRichText(entry.body), ...(figures && { figures }) }
  }
  const place = `subjects/${folder}`
  switch (entry.draw) {
    case 'periodicLong':
    case 'periodicShort':
      return { caption, body: [], periodic: entry.draw === 'periodicLong' ? 'long' : 'short' }
    case 'solubility':
      return { caption, body: solubilityTable(source, `${place}/solubility.yaml`) }
    case 'activity':
      return { caption, body: activitySeries(source, `${place}/activity.yaml`) }
  }
}

/** Words, not TeX: the heads of a table are to be read aloud. `SO_4^{2-}` → SO₄²⁻. */
const ion = (written: string): Inline =>
  text(
    written
      .replaceAll(/_(\d)/g, (_, digit: string) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)))
      .replaceAll(
        /\^\{?(\d?)([+-])\}?/g,
        (_, digit: string, sign: string) => (digit && '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))) + (sign === '+' ? '⁺' : '⁻'),
      ),
  )
const text = (words: string): Inline => ({ kind: 'text', text: words })

function solubilityTable(source: Source, file: string): RichText {
  const { cations, rows } = parseFile(source, file, solubilitySource)
  const cell = (mark: string): Inline[] => [mark === 'в' ? ion('H_2O') : text(mark === '-' ? '—' : mark)]
  const table: Block = {
    kind: 'table',
    head: [[text('Йони')], ...cations.map((each) => [ion(each)])],
    rows: rows.map((row) => [[ion(row.ion)], ...row.cells.map(cell)]),
  }
  const legend =
    'Скільки речовини розчиняється у 100 г води: р — понад 1 г, м — від 0,01 до приблизно 1 г (малорозчинна), н — менше ніж 0,01 г (практично нерозчинна). «—» — речовини не добуто або вода її розкладає.'
  return [table, { kind: 'paragraph', children: [text(legend)] }]
}

function activitySeries(source: Source, file: string): RichText {
  const { series } = parseFile(source, file, activitySource)
  const line = series.flatMap((each, index): Inline[] => [
    ...(index > 0 ? [text(' → ')] : []),
    each === 'H_2' ? { kind: 'strong', children: [ion('(H_2)')] } : text(each),
  ])
  return [{ kind: 'paragraph', children: line }]
}
