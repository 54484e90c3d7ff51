import { Link } from 'wouter'
import type { Group } from '#contract/group'
import { dueText } from '@/entities/group'
import { css, cx } from 'styled-system/css'
import { classMapLook } from 'styled-system/recipes'
import { saveFile } from '@/shared/lib/save-file'
import { Button, wordLook } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { answersAddress } from '../../model/address'
import { csvFile, resultsCsv } from '../../model/class-csv'
import { cellText, classResults, paperTotal, type ClassResults, type ResultCell } from '../../model/class-results'
import { lastSubject } from '../../model/last-subject'
import { printedColumn } from '../printed-column'
import { ClassReport } from './class-report'
import { MistakesSheet } from './mistakes-sheet'
import { PaperResults } from './paper-results'
import { TotalRow, TotalTable } from './total-table'

type ResultsViewProps = { group: Group; /** The paper whose answers are to be seen. */ task: string | null }

/** What the class has done: all works by all pupils at a glance, then topics; or one paper task by task. */
export function ResultsView({ group, task }: ResultsViewProps) {
  const paper = group.assignments.find(({ id }) => id === task)
  if (paper) return <PaperResults key={paper.id} group={group} paper={paper} />
  const results = classResults(group)
  return (
    <>
      <Panel title="Роботи й учні">
        <AllResults group={group} results={results} />
      </Panel>
      <Panel title="Карта класу">
        <ClassReport
          key={group.members.filter(({ sharesResults }) => sharesResults).length}
          groupId={group.id}
          given={lastSubject(group)}
        />
      </Panel>
      <MistakesSheet group={group} given={lastSubject(group)} />
    </>
  )
}

function AllResults({ group, results }: { group: Group; results: ClassResults }) {
  const { columns, rows, hidden } = results
  if (columns.length === 0) return <EmptyState title="Ще нічого не дано">Дайте класу роботу, і тут стане видно, хто що здав.</EmptyState>
  if (rows.length === 0)
    return (
      <EmptyState title="Поки що порожньо">
        Тут з’являться ті, хто погодився показувати результати.{hidden > 0 && ` Без згоди в класі: ${hidden}.`}
      </EmptyState>
    )
  return (
    <div className={printedColumn}>
      <Glance results={results} />
      <ol className={css({ stack: '1', textStyle: 'small', _print: { textStyle: 'small' } })}>
        {columns.map(({ id, kind, name, due }, index) => (
          <li key={id} className={css({ display: 'flex', gap: '2', alignItems: 'baseline' })}>
            <strong className={css({ minWidth: '5', textAlign: 'end' })}>{index + 1}</strong>
            <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              {kind === 'paper' ? (
                <Link href={answersAddress(group.id, id)} className={cx(wordLook, css({ minHeight: 'target' }))}>
                  {name}
                </Link>
              ) : (
                name
              )}
              <span className={css({ display: 'block', color: 'inkMuted' })}>до {dueText(due)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Заповнення клітинки — частка балів; темна риска згори — здано після строку, пунктир — ще не здано. Сума — бали за здані роботи й
        скільки в них можна було взяти.
        {hidden > 0 && ` Не показують результатів: ${hidden}.`}
      </p>
      <div className={css({ wrap: '2', _print: { display: 'none' } })}>
        <Button size="small" variant="secondary" onClick={() => saveFile(csvFile('skladu-rezultaty.csv', resultsCsv(results)))}>
          Завантажити все у CSV
        </Button>
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          Надрукувати
        </Button>
      </div>
    </div>
  )
}

const look = classMapLook()

/** Pupils by works; on wider screens points stand beside the cells. */
function Glance({ results }: { results: ClassResults }) {
  const { columns, rows } = results
  return (
    <TotalTable
      label="Роботи й учні"
      caption="Роботи й учні: бали"
      heads={columns.map(({ id, name }, index) => (
        <th key={id} scope="col">
          {index + 1}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </th>
      ))}
    >
      {rows.map(({ memberId, name, cells }) => (
        <TotalRow key={memberId} name={name} total={paperTotal(results, cells)}>
          {cells.map((cell, index) => (
            <td key={columns[index]?.id}>
              <Cell cell={cell} max={columns[index]?.max ?? 0} />
            </td>
          ))}
        </TotalRow>
      ))}
    </TotalTable>
  )
}

function Cell({ cell, max }: { cell: ResultCell; max: number }) {
  const height = 18 * Math.min(1, cell.share)
  const level = cell.done === null ? 'none' : cell.share < 0.4 ? 'low' : cell.share < 0.75 ? 'middle' : 'high'
  return (
    <span className={look.cell} data-level={level}>
      <svg viewBox="0 0 22 22" aria-hidden focusable="false">
        <rect data-part="fill" x="2" y={20 - height} width="18" height={height} />
        <rect x="1" y="1" width="20" height="20" rx="2" />
        {cell.state === 'late' && <path d="M2 2h18" />}
      </svg>
      <VisuallyHidden>{cellText(cell, max)}</VisuallyHidden>
      <span aria-hidden className={css({ display: { base: 'none', md: 'inline', _print: 'inline' }, textStyle: 'small' })}>
        {cell.done === null ? (cell.state === 'running' ? '…' : '—') : `${cell.done}/${max}`}
      </span>
    </span>
  )
}
