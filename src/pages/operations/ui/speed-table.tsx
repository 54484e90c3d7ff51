import { css } from 'styled-system/css'
import { measureNames, type Measure } from '#contract/web-vitals'
import { Chip } from '@/shared/ui/chip'
import { Table } from '@/shared/ui/table'
import { patternOf } from '../model/page-patterns'
import type { Cell, PageRow, Rating } from '../model/speed-rows'
import { valueText } from '../model/value-text'

const names: Record<Measure, string> = {
  LCP: 'Головне видно, LCP',
  INP: 'Відгук, INP',
  CLS: 'Зсуви, CLS',
  FCP: 'Перше видно, FCP',
  TTFB: 'Сервер, TTFB',
  outbox: 'Черга на пристрої',
}
const words: Record<Rating, string> = { good: 'добре', middling: 'так собі', poor: 'погано' }
const tones = { good: 'right', middling: 'marker', poor: 'wrong' } as const

/** The speed of three quarters of the visits, by page. */
export function SpeedTable({ rows }: { rows: readonly PageRow[] }) {
  return (
    <section aria-labelledby="speed">
      <h2 id="speed" className={css({ textStyle: 'heading', marginBottom: '2' })}>
        Швидкість
      </h2>
      <p className={css({ color: 'inkMuted', maxWidth: 'text', marginBottom: '4' })}>
        Межа, у яку вклалися три чверті відвідин, що почалися з цієї сторінки. Черга: скільки найдавніша відповідь чекала на сервер.
      </p>
      {rows.length === 0 ? (
        <p>Даних ще немає.</p>
      ) : (
        <Table
          caption="Швидкість за сторінкою"
          hasRowHeads
          head={['Сторінка', 'Відвідин', ...measureNames.map((name) => names[name])]}
          rows={rows.map(({ route, visits, cells }) => [
            patternOf(route),
            visits,
            ...measureNames.map((name) => <Value key={name} name={name} cell={cells[name]} />),
          ])}
        />
      )}
    </section>
  )
}

function Value({ name, cell }: { name: Measure; cell: Cell | undefined }) {
  if (!cell) return <>немає даних</>
  return (
    <span className={css({ stack: '1', justifyItems: 'start', whiteSpace: 'nowrap' })}>
      {valueText(name, cell)}
      <Chip tone={tones[cell.rating]}>{words[cell.rating]}</Chip>
    </span>
  )
}
