import { css } from 'styled-system/css'
import { subjectTabsLook } from 'styled-system/recipes'
import { sumOfNumbers, type Task } from '../model/task-state'

const look = subjectTabsLook()

type SubjectTabsProps = {
  subjects: readonly string[]
  titles: Readonly<Record<string, string>>
  current: string
  tasks: readonly Task[]
  /** Absent where tasks cannot be turned to. */
  onShow?: (subject: string) => void
}

/** The two subjects of a block under one clock: pressed at any time, each goes on where it was left. They stay below the bar above. */
export function SubjectTabs({ subjects, titles, current, tasks, onShow }: SubjectTabsProps) {
  return (
    <nav aria-label="Предмети блоку" className={look.row} data-part="subject-tabs">
      {subjects.map((subject) => {
        const { answered, numbers } = sumOfNumbers(tasks.filter((task) => task.subject === subject))
        return (
          <button
            key={subject}
            type="button"
            aria-current={subject === current ? 'true' : undefined}
            onClick={() => onShow?.(subject)}
            disabled={!onShow}
            className={look.tab}
          >
            <span className={css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>
              {titles[subject] ?? subject}
            </span>
            <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
              {answered} з {numbers}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
