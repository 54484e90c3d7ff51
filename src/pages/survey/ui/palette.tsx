import { css } from 'styled-system/css'
import { paletteCellLook } from 'styled-system/recipes'
import { Button, wordLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { taskStateText, type Task, type TaskState } from '../model/task-state'
import { CellFlag, PaletteCell } from './palette-cell'

type PaletteProps = {
  tasks: readonly Task[]
  /** Names of subjects by id; told apart where the tasks are of more than one. */
  titles: Readonly<Record<string, string>>
  /** Answers are checked one by one: every state has its line from the start, so that a verdict moves none. */
  hasVerdicts?: boolean
  onShow?: (id: string) => void
  onFinish?: () => void
}

const states: readonly TaskState[] = ['right', 'half', 'wrong', 'saved', 'answered', 'draft', 'partial', 'unreadable', 'blank', 'unseen']

/** States of training and of saving on demand. */
const special = new Set<TaskState>(['right', 'half', 'wrong', 'saved', 'draft'])
const usual = new Set<TaskState>(['answered', 'partial', 'blank', 'unseen'])
const checked = new Set<TaskState>(['right', 'half', 'wrong', ...usual])

const none = new Set<TaskState>()

/** All tasks of the paper at a glance, with counts, and the way to the end. */
export function Palette({ tasks, titles, hasVerdicts = false, onShow, onFinish }: PaletteProps) {
  const countOf = (state: TaskState) => tasks.filter((task) => task.state === state).length
  const isPlain = !tasks.some(({ state }) => special.has(state))
  const always = hasVerdicts ? checked : isPlain ? usual : none
  const signs = states.filter((state) => countOf(state) > 0 || always.has(state))
  const subjects = [...new Set(tasks.map(({ subject }) => subject))]
  const flagged = tasks.filter((task) => task.isFlagged).length
  const legend = (
    <ul
      aria-label="Позначення"
      className={css({
        stack: '2',
        gridTemplateColumns: 'fill34',
        textStyle: 'small',
        color: 'inkMuted',
      })}
    >
      {signs.map((state) => (
        <Sign key={state} text={taskStateText[state]} count={countOf(state)}>
          <span className={paletteCellLook()} data-state={state} />
        </Sign>
      ))}
      <Sign text="позначено" count={flagged}>
        <span className={paletteCellLook()}>
          <CellFlag />
        </span>
      </Sign>
    </ul>
  )
  return (
    <div className={css({ stack: '5' })}>
      {subjects.map((subject) => (
        <div key={subject} className={css({ stack: '2' })}>
          {subjects.length > 1 && (
            <p aria-hidden className={css({ textStyle: 'smallLabel', color: 'inkMuted' })}>
              {titles[subject]}
            </p>
          )}
          <ol
            aria-label={subjects.length > 1 ? `Завдання: ${titles[subject]}` : 'Завдання'}
            className={css({ stack: '2', gridTemplateColumns: 'fillTarget' })}
          >
            {tasks
              .filter((task) => task.subject === subject)
              .map((task) => (
                <li key={task.id} className={css({ display: 'grid' })}>
                  <PaletteCell task={task} onShow={onShow} />
                </li>
              ))}
          </ol>
        </div>
      ))}
      {hasVerdicts ? (
        <details className={css({ '&[open] > summary svg': { rotate: 'half' } })}>
          <summary className={wordLook}>
            <Icon name="chevron-down" size="small" />
            Що означають клітинки
          </summary>
          {legend}
        </details>
      ) : (
        legend
      )}
      {onFinish && (
        <Button variant="secondary" isWide onClick={onFinish}>
          Завершити тест
        </Button>
      )}
    </div>
  )
}

type SignProps = { text: string; count: number; children: React.ReactNode }

function Sign({ text, count, children }: SignProps) {
  return (
    <li className={css({ row: '2' })}>
      <span aria-hidden className={sample}>
        {children}
      </span>
      <span>
        {text} <strong className={css({ color: 'ink', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>{count}</strong>
      </span>
    </li>
  )
}

const sample = css({ display: 'grid', '& > span': { minWidth: '4.5', minHeight: '4.5', cursor: 'default' } })
