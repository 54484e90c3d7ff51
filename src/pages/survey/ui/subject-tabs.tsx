import { css, cx } from 'styled-system/css'
import { hasAnswer, type Task } from '../model/task-state'
import './subject-tabs.css'

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
    <nav aria-label="Предмети блоку" className={cx('subject-tabs', row)}>
      {subjects.map((subject) => {
        const own = tasks.filter((task) => task.subject === subject)
        return (
          <button
            key={subject}
            type="button"
            aria-current={subject === current ? 'true' : undefined}
            onClick={() => onShow?.(subject)}
            disabled={!onShow}
            className={tab}
          >
            <span className={css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>
              {titles[subject] ?? subject}
            </span>
            <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
              {own.filter(({ state }) => hasAnswer(state)).length} з {own.length}
            </span>
          </button>
        )
      })}
    </nav>
  )
}

const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'fr',
  backgroundColor: 'sheet',
  borderBottom: 'line',
  paddingInline: { md: '6' },
})

const tab = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'start', sm: 'center' },
  justifyContent: 'center',
  columnGap: '3',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'smallLabel',
  color: 'inkMuted',
  cursor: 'pointer',
  borderBottom: 'unlitBand',
  _hover: { color: 'pen' },
  '&[aria-current]': { color: 'ink', borderBottomColor: 'marker', boxShadow: '[inset 0 -1px 0 {colors.ink}]' },
})
