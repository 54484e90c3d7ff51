import { useRef } from 'react'
import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import type { Task } from '../../model/task-state'
import { PaletteCell } from '../palette-cell'

type FinishDialogProps = {
  isOpen: boolean
  tasks: readonly Task[]
  onShow: (id: string) => void
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before the paper is handed in. The way back has the focus, so that a stray Enter ends nothing. */
export function FinishDialog({ isOpen, tasks, onShow, onCancel, onConfirm }: FinishDialogProps) {
  const back = useRef<HTMLButtonElement>(null)
  const answered = tasks.filter(({ state }) => state === 'answered')
  const partial = tasks.filter(({ state }) => state === 'partial')
  const unreadable = tasks.filter(({ state }) => state === 'unreadable')
  const blank = tasks.filter(({ state }) => state === 'blank' || state === 'unseen')
  const flagged = tasks.filter(({ isFlagged }) => isFlagged)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title="Завершити тест?"
      role="alertdialog"
      initialFocus={() => back.current}
      footer={
        <>
          <Button variant="secondary" onClick={onConfirm}>
            Завершити тест
          </Button>
          <Button ref={back} onClick={onCancel}>
            Повернутися до тесту
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <dl className={css({ display: 'grid', gap: '3' })}>
          <Count term="Є відповідь" tasks={answered} />
          <Count term="Без відповіді" tasks={blank} onShow={onShow} />
          <Count term="Відповідь неповна" tasks={partial} onShow={onShow} isOptional />
          <Count term="Потрібно записати числом" tasks={unreadable} onShow={onShow} isOptional />
          <Count term="Позначено" tasks={flagged} onShow={onShow} isOptional />
        </dl>
        {answered.length < tasks.length ? (
          <p className={css({ padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
            Штрафу за неправильну відповідь немає — спробуй відповісти на всі.
          </p>
        ) : (
          <p className={css({ color: 'inkMuted' })}>Відповідь є на кожне завдання. Після завершення змінити їх не можна.</p>
        )}
      </div>
    </Dialog>
  )
}

type CountProps = { term: string; tasks: readonly Task[]; onShow?: (id: string) => void; isOptional?: boolean }

function Count({ term, tasks, onShow, isOptional = false }: CountProps) {
  if (isOptional && tasks.length === 0) return null
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: '[minmax(0, 1fr) auto]',
        columnGap: '4',
        rowGap: '2',
        paddingBottom: '3',
        borderBottom: 'line',
      })}
    >
      <dt>{term}</dt>
      <dd className={css({ fontWeight: '[700]', fontVariantNumeric: 'tabular-nums' })}>{countOf(tasks.length, 'task')}</dd>
      {onShow && tasks.length > 0 && (
        <dd className={css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {tasks.map((task) => (
            <PaletteCell key={task.id} task={{ ...task, isCurrent: false }} onShow={onShow} />
          ))}
        </dd>
      )}
    </div>
  )
}
