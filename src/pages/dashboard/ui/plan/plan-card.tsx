import type { StudyPreferences } from '#domain/study-preferences'
import { boardLook, topicsLook } from 'styled-system/recipes'
import { weekdayText } from '@/entities/statistic'
import { countOf } from '@/entities/subject'
import { PlanFeed } from '@/features/remind'
import type { PlanTask } from '#domain/plan/plan-task'
import { taskNames } from '#domain/plan/plan-text'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { spelledDay } from '#domain/spelled'
import type { Outlook } from '#domain/plan/outlook'
import { startOf } from '../../model/task-start'
import { WayButton } from '../way-button'

const boardParts = boardLook()
const topicsParts = topicsLook()

type PlanCardProps = { outlook: Outlook; preferences: StudyPreferences; onSettings: () => void }

/** The week to come, made anew from how things stand each time. */
export function PlanCard({ outlook: { plan, today, subjects }, preferences, onSettings }: PlanCardProps) {
  const days = [...Map.groupBy(plan, ({ day }) => day)]
  return (
    <Panel
      title="План на тиждень"
      aside={
        <button type="button" className={boardParts.link} onClick={onSettings}>
          Змінити план
        </button>
      }
    >
      {days.length === 0 ? (
        <EmptyState title="На цей тиждень план порожній">Усі дні вихідні або до НМТ лишилися лічені години.</EmptyState>
      ) : (
        <ol>
          {days.map(([day, tasks]) => (
            <Day key={day} day={day} tasks={tasks} subjects={day === today ? subjects : null} />
          ))}
        </ol>
      )}
      <div className={topicsParts.foot}>
        <span className={topicsParts.note}>
          {countOf(preferences.minutesPerDay, 'minute')} на день. Пропуск не борг: завтра план просто перерахується.
        </span>
      </div>
      <PlanFeed />
    </Panel>
  )
}

type DayProps = {
  day: string
  tasks: readonly PlanTask[]
  /** Null on days to come: their tasks cannot be begun yet. */
  subjects: Outlook['subjects'] | null
}

function Day({ day, tasks, subjects }: DayProps) {
  return (
    <li className={topicsParts.day}>
      <span className={topicsParts.dayName}>
        {subjects ? 'Сьогодні' : weekdayText(day)}
        <span>{spelledDay(day)}</span>
      </span>
      <ul>
        {tasks.map((task) => (
          <li key={`${task.kind} ${task.title}`} className={topicsParts.task}>
            <span>
              {taskNames[task.kind]}: {task.title}
            </span>
            <span>
              {Math.round(task.minutes)} хв
              {subjects && (
                <WayButton variant="quiet" size="small" start={startOf(task, subjects)}>
                  Почати<VisuallyHidden>: {task.title}</VisuallyHidden>
                </WayButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
