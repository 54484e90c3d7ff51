import { useState } from 'react'
import { pluralOf } from '#domain/plural'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { SheetKit } from '../../model/sheet-kit'
import { readTasks, rowName, tasksOf, type PileSheet, type ReadTask } from '../../model/sheet-pile'
import { DoubtRow } from './doubt-row'

type ReadAnswersProps = {
  kit: SheetKit
  sheet: PileSheet
  name: string
  isOff: boolean
  onSettle: (task: number, row: number, marks: readonly number[]) => void
}

/** All that was read of a sheet before it is recorded, task by task; a press opens one to be put right. */
export function ReadAnswers({ kit, sheet, name, isOff, onSettle }: ReadAnswersProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { reading, settled } = sheet
  if (reading?.state !== 'read') return null
  const tasks = readTasks(kit, sheet)
  const rows = reading.rows.filter(({ task }) => task === chosen)
  const task = chosen === null ? undefined : tasksOf(kit, reading)[chosen]
  const doubts = task?.sheet.kind === 'digits' ? [rows] : rows.map((row) => [row])
  return (
    <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
      <p className={css({ textStyle: 'small' })}>{summaryText(tasks)}</p>
      <ul aria-label={`${name}: прочитані відповіді`} className={css({ wrap: '2' })}>
        {tasks.map((each) => (
          <li key={each.task}>
            <button
              type="button"
              className={answerLook}
              data-outcome={each.isOpen ? 'open' : (each.score?.outcome ?? 'none')}
              aria-expanded={each.task === chosen}
              disabled={isOff || each.isOpen}
              onClick={() => setChosen(each.task === chosen ? null : each.task)}
            >
              <VisuallyHidden>Завдання </VisuallyHidden>
              <span data-part="name">{each.name}</span>
              <VisuallyHidden>: </VisuallyHidden>
              <strong>{each.isOpen ? '?' : each.text || '—'}</strong>
              <Verdict task={each} />
            </button>
          </li>
        ))}
      </ul>
      {task && chosen !== null && (
        <div className={css({ stack: '3', gridTemplateColumns: 'one', paddingLeft: '4', borderLeft: 'line' })}>
          {doubts.map((own) => (
            <DoubtRow
              key={`${chosen} ${own[0]?.row}`}
              doubt={{ task: chosen, rows: own, isSettled: true }}
              task={task}
              settled={{ ...Object.fromEntries(own.map(({ row, marks }) => [rowName(chosen, row), marks])), ...settled }}
              isOff={isOff}
              onSettle={onSettle}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const signs = { right: '✓', partial: '½', wrong: '✕', blank: '', unreadable: '✕' } as const
const verdicts = { right: 'правильно', partial: 'частково', wrong: 'неправильно', blank: 'без відповіді', unreadable: 'не число' } as const

function Verdict({ task: { score, text, isOpen } }: { task: ReadTask }) {
  if (isOpen) return <VisuallyHidden>, треба уточнити</VisuallyHidden>
  if (score === null) return text === '' ? <VisuallyHidden>, без відповіді</VisuallyHidden> : null
  return (
    <>
      <span aria-hidden data-part="sign">
        {signs[score.outcome]}
      </span>
      <VisuallyHidden>
        , {verdicts[score.outcome]}, {score.points} з {score.max}
      </VisuallyHidden>
    </>
  )
}

/** «Відповідей: 11 з 12 · 8 балів із 14». Points stand here once every task has them. */
function summaryText(tasks: readonly ReadTask[]): string {
  const given = `Відповідей: ${tasks.filter(({ text, isOpen }) => text !== '' || isOpen).length} з ${tasks.length}`
  const scores = tasks.flatMap(({ score }) => score ?? [])
  if (scores.length < tasks.length) return scores.length === 0 ? given : `${given} · бали — коли все уточнено`
  const points = scores.reduce((sum, score) => sum + score.points, 0)
  const max = scores.reduce((sum, score) => sum + score.max, 0)
  return `${given} · ${points} ${pluralOf(points, ['бал', 'бали', 'балів'])} з ${max}`
}

/** An answer as a cell of the sheet; what it earned is said by its sign, and by its colour besides. */
const answerLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'target',
  minWidth: 'target',
  paddingInline: '2',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: 'sheet',
  border: 'frame',
  borderRadius: 'cell',
  cursor: 'pointer',
  '& [data-part=name]': { color: 'inkMuted' },
  '&[data-outcome=right] [data-part=sign]': { color: 'right' },
  '&:is([data-outcome=wrong], [data-outcome=unreadable]) [data-part=sign]': { color: 'wrong' },
  '&[data-outcome=open]': { backgroundColor: 'markerWash' },
  '&[aria-expanded=true]': { borderColor: 'pen' },
  _disabled: { cursor: 'default' },
})
