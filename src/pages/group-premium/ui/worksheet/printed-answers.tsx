import { frameWidth, layOutSheet, printedArea, sheetTask, type Rect, type SheetLabel, type SheetPage } from '#domain/answer-sheet'
import type { Variant } from '#contract/worksheet'
import { paperLook } from 'styled-system/recipes'
import { numbered, sheetName } from '../../model/sheet-numbers'
import type { PrintedWork } from './printed-variant'

const look = paperLook()

/** Whose sheet it is: a pupil with the place in the list of the class and a code, or nobody yet. */
export type SheetHolder = { code: string; name: string; number: number } | null

type PrintedAnswersProps = { work: PrintedWork; variant: Variant; holder: SheetHolder }

/** The sheet of one pupil to cross cells on, by the geometry that reads it back from a photo. */
export function PrintedAnswers({ work, variant, holder }: PrintedAnswersProps) {
  const tasks = numbered(variant.tasks).map(({ question, number }) => sheetTask(question, number))
  const pages = layOutSheet(tasks, { work: work.code, pupil: holder?.code ?? null, variant: variant.number })
  return pages.map((page) => (
    <section key={page.page} className={look.sheet}>
      <PrintedPage page={page} work={work} variant={variant.number} holder={holder} />
    </section>
  ))
}

type PrintedPageProps = { page: SheetPage; work: PrintedWork; variant: number; holder: SheetHolder }

function PrintedPage({ page: { page, pages, markers, strips, number, cells, labels, head }, work, variant, holder }: PrintedPageProps) {
  const { x, y, width, height } = printedArea
  const [top, line] = [head.y + 3, 5.6]
  const long = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
  const what = `Варіант ${variant}${pages > 1 ? `, сторінка ${page} з ${pages}` : ''}. ${sheetName(work.code, variant)}`
  const shown: SheetLabel[] = [
    { text: long(work.title, 52), x: head.x, y: top, size: 4, anchor: 'start', isStrong: true },
    { text: what, x: head.x, y: top + line, size: 3.4, anchor: 'start', isStrong: false },
    holder
      ? { text: long(`${holder.number}. ${holder.name}`, 44), x: head.x, y: top + 2 * line, size: 4.2, anchor: 'start', isStrong: true }
      : {
          text: 'Ім’я: ____________________________________________',
          x: head.x,
          y: top + 2 * line,
          size: 3.6,
          anchor: 'start',
          isStrong: false,
        },
    {
      text: 'Став ✕ у клітинці відповіді. Хибну закресли: учитель побачить.',
      x: head.x,
      y: top + 3 * line,
      size: 3,
      anchor: 'start',
      isStrong: false,
    },
    ...labels,
  ]
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={`Бланк відповідей: ${holder?.name ?? 'без імені'}, варіант ${variant}, сторінка ${page} з ${pages}`}
      shapeRendering="crispEdges"
      className={look.page}
    >
      <path d={[...markers.flatMap(({ dark }) => dark), ...strips.flat().filter(({ isDark }) => isDark)].map(boxPath).join('')} />
      <path d={[...cells, ...number].map(boxPath).join('')} fill="none" stroke="#000" strokeWidth={frameWidth} />
      {shown.map((label, index) => (
        <text
          key={index}
          x={label.x}
          y={label.y}
          fontSize={label.size}
          fontWeight={label.isStrong ? 700 : 400}
          textAnchor={label.anchor}
          dominantBaseline="central"
        >
          {label.text}
        </text>
      ))}
    </svg>
  )
}

const boxPath = ({ x, y, width, height }: Rect): string => `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
const short = (value: number): number => Math.round(value * 1000) / 1000
