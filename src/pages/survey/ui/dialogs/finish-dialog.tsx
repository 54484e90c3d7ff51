import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { sumOfNumbers, type Task, type TaskState } from '../../model/task-state'
import { PaletteCell } from '../palette-cell'
import { WayBackDialog } from './way-back-dialog'

type FinishDialogProps = {
  isOpen: boolean
  tasks: readonly Task[]
  titles: Readonly<Record<string, string>>
  isOnDemand: boolean
  onShow: (id: string) => void
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before the paper is handed in, and says what has no answer yet. */
export function FinishDialog({ isOpen, tasks, titles, isOnDemand, onShow, onCancel, onConfirm }: FinishDialogProps) {
  const subjects = [...new Set(tasks.map(({ subject }) => subject))]
  const isWhole = tasks.every(({ state }) => !['blank', 'unseen', 'draft', 'partial', 'unreadable'].includes(state))
  return (
    <WayBackDialog
      isOpen={isOpen}
      onBack={onCancel}
      title="Завершити тест?"
      way={
        <Button variant="secondary" onClick={onConfirm}>
          Завершити тест
        </Button>
      }
    >
      <div className={css({ stack: '4' })}>
        {subjects.map((subject) => (
          <div key={subject} className={css({ stack: '3' })}>
            {subjects.length > 1 && <h3 className={css({ textStyle: 'subheading' })}>{titles[subject]}</h3>}
            <Counts tasks={tasks.filter((task) => task.subject === subject)} isOnDemand={isOnDemand} onShow={onShow} />
          </div>
        ))}
        {isWhole ? (
          <p className={css({ color: 'inkMuted' })}>Відповідь є на кожне завдання. Після завершення змінити їх не можна.</p>
        ) : (
          <p className={css({ padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
            Штрафу за неправильну відповідь немає — вгадай те, що лишилося.
          </p>
        )}
      </div>
    </WayBackDialog>
  )
}

type CountsProps = { tasks: readonly Task[]; isOnDemand: boolean; onShow: (id: string) => void }

function Counts({ tasks, isOnDemand, onShow }: CountsProps) {
  const inState = (...states: TaskState[]) => tasks.filter(({ state }) => states.includes(state))
  return (
    <dl className={css({ stack: '3' })}>
      <Count term={isOnDemand ? 'Збережено' : 'Є відповідь'} tasks={inState('answered', 'saved', 'right', 'half', 'wrong')} />
      <Count term="Без відповіді" tasks={inState('blank', 'unseen')} onShow={onShow} />
      <Count term="Чернетки, не збережено" tasks={inState('draft')} onShow={onShow} isOptional />
      <Count term="Відповідь неповна" tasks={inState('partial')} onShow={onShow} isOptional />
      <Count term="Потрібно записати числом" tasks={inState('unreadable')} onShow={onShow} isOptional />
      <Count term="Позначено" tasks={tasks.filter(({ isFlagged }) => isFlagged)} onShow={onShow} isOptional />
    </dl>
  )
}

type CountProps = { term: string; tasks: readonly Task[]; onShow?: (id: string) => void; isOptional?: boolean }

function Count({ term, tasks, onShow, isOptional = false }: CountProps) {
  if (isOptional && tasks.length === 0) return null
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'textTail',
        columnGap: '4',
        rowGap: '2',
        paddingBottom: '3',
        borderBottom: 'line',
      })}
    >
      <dt>{term}</dt>
      <dd className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>{countOf(sumOfNumbers(tasks).numbers, 'task')}</dd>
      {onShow && tasks.length > 0 && (
        <dd className={css({ gridColumn: '1 / -1', wrap: '2' })}>
          {tasks.map((task) => (
            <PaletteCell key={task.id} task={{ ...task, isCurrent: false }} onShow={onShow} />
          ))}
        </dd>
      )}
    </div>
  )
}
