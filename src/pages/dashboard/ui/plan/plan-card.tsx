import { useState } from 'react'
import type { StudyPreferences } from '#contract/study-preferences'
import { boardLook, topicsLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import type { PlanTask } from '#contract/plan/plan-task'
import { taskNames } from '#contract/plan/plan-text'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import { showToast } from '@/shared/ui/toaster'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { spelledDay } from '#contract/spelled'
import { weekdayText } from '../../model/day-text'
import type { Outlook } from '#contract/plan/outlook'
import type { ExamDay } from '#contract/exam-date'
import { saveFile } from '@/shared/lib/save-file'
import { startOf } from '../../model/task-start'
import { StartButton } from '../start-button'

const boardParts = boardLook()
const topicsParts = topicsLook()

type PlanCardProps = { outlook: Outlook; preferences: StudyPreferences; onSettings: () => void }

/** The week to come, made anew from how things stand each time. */
export function PlanCard({ outlook: { plan, today, exam, subjects }, preferences, onSettings }: PlanCardProps) {
  const [isSaving, setSaving] = useState(false)
  const days = [...Map.groupBy(plan, ({ day }) => day)]
  const save = async () => {
    setSaving(true)
    try {
      await saveCalendar(plan, exam, today, `${location.origin}${addresses.dashboard.to()}`)
    } catch {
      showToast({ severity: 'error', title: 'Помилка', detail: 'Календар не завантажився. Перевір з’єднання і спробуй ще раз.' })
    }
    setSaving(false)
  }
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
        {days.length > 0 && (
          <Button variant="secondary" isLoading={isSaving} onClick={() => void save()}>
            Додати в календар (.ics)
          </Button>
        )}
        <span className={topicsParts.note}>
          {countOf(preferences.minutesPerDay, 'minute')} на день. Пропуск не борг: завтра план просто перерахується.
        </span>
      </div>
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
                <StartButton variant="quiet" size="small" start={startOf(task, subjects)}>
                  Почати<VisuallyHidden>: {task.title}</VisuallyHidden>
                </StartButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Hands the plan over as a file for the calendar. Rejects where the code for it cannot be had. */
async function saveCalendar(plan: readonly PlanTask[], exam: ExamDay, today: string, address: string): Promise<void> {
  const { calendarOf, calendarName } = await import('../../model/calendar-file')
  saveFile(new File([calendarOf(plan, exam, address)], calendarName(today), { type: 'text/calendar;charset=utf-8' }))
}
