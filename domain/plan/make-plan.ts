import { dayAfter, daysBetween, weekdayOf } from '../day.ts'
import type { StudyPreferences } from '../study-preferences.ts'
import type { PlannedSubject, PlanTask, WeakTopic } from './plan-task.ts'
import { longestOf, simulationDay } from './simulation.ts'

/** Everything that a plan follows from. `spentToday`: minutes of today that are gone already. `lastSimulation`: its day. */
export type PlanInput = Pick<StudyPreferences, 'minutesPerDay' | 'daysOff'> & {
  today: string
  examDay: string
  subjects: readonly PlannedSubject[]
  weak: readonly WeakTopic[]
  spentToday: number
  lastSimulation: string | null
}

const [mistakeMinutes, diagnosticMinutes, leastTask] = [10, 15, 5]

/**
 * The days from today on, each with what to do; a missed day leaves no debt. No day takes more than its minutes, but a simulation takes
 * them from its week. Days off are empty.
 */
export function makePlan(ground: PlanInput, days = 7): PlanTask[] {
  const turn = { topic: 0, mixed: 0, exam: 0, diagnostic: 0 }
  const tasks: PlanTask[] = []
  let last = ground.lastSimulation
  for (let start = 0; start < days; start += 7) {
    const span = Array.from({ length: Math.min(7, days - start) }, (_, index) => dayAfter(ground.today, start + index))
    const studyDays = span.filter((day) => !ground.daysOff.includes(weekdayOf(day)) && day < ground.examDay)
    const ahead = ground.today === span[0] ? studyDays.filter((day) => day !== ground.today || ground.spentToday === 0) : studyDays
    const length = longestOf(ground.minutesPerDay * studyDays.length)
    const sits = length === null ? null : simulationDay({ studyDays: ahead, examDay: ground.examDay, last })
    if (sits && length) last = sits
    const others = studyDays.length - 1
    const perDay =
      sits && length && others > 0 ? Math.floor((ground.minutesPerDay * studyDays.length - length) / others) : ground.minutesPerDay
    for (const day of studyDays) {
      if (day === sits && length) tasks.push(simulationOn(day, length, ground))
      else tasks.push(...dayOf(day, Math.min(perDay, ground.minutesPerDay) - (day === ground.today ? ground.spentToday : 0), ground, turn))
    }
  }
  return tasks
}

type Turn = Record<'topic' | 'mixed' | 'exam' | 'diagnostic', number>

function dayOf(day: string, minutes: number, ground: PlanInput, turn: Turn): PlanTask[] {
  const { subjects, weak, today, examDay } = ground
  if (subjects.length === 0) return []
  const tasks: PlanTask[] = []
  let left = minutes
  const add = (task: Omit<PlanTask, 'day'>) => {
    const fitting = Math.min(task.minutes, left)
    if (fitting < leastTask) return false
    tasks.push({ ...task, day, minutes: fitting })
    left -= fitting
    return true
  }
  const due =
    day === today ? subjects.filter(({ mistakesDue }) => mistakesDue > 0).toSorted((a, b) => b.mistakesDue - a.mistakesDue)[0] : null
  if (due)
    add({
      kind: 'mistakes',
      subject: due.id,
      topic: null,
      title: due.title,
      minutes: Math.min(mistakeMinutes, Math.round(minutes / 3) + leastTask),
      reason: 'due',
    })
  const unknown = subjects.filter(({ answers, isDiagnosed }) => answers < 15 && isDiagnosed !== true)[turn.diagnostic]
  if (
    unknown &&
    add({ kind: 'diagnostic', subject: unknown.id, topic: null, title: unknown.title, minutes: diagnosticMinutes, reason: 'noEvidence' })
  )
    turn.diagnostic += 1
  const shares = sharesAt(daysBetween(day, examDay))
  const whole = left
  const parts = [
    { kind: 'topic', share: shares.topic },
    { kind: 'mixed', share: shares.mixed },
    { kind: 'exam', share: shares.exam },
  ] as const
  for (const { kind, share } of parts.toSorted((a, b) => b.share - a.share)) {
    const asked = Math.max(leastTask * 2, Math.round((share * whole) / 5) * 5)
    const topic = weak[turn.topic % Math.max(1, weak.length)]
    const subject = subjects[turn[kind] % subjects.length]
    if (!subject || (kind === 'topic' && !topic)) continue
    const isAdded =
      kind === 'topic' && topic
        ? add({
            kind,
            subject: topic.subject,
            topic: topic.topic,
            title: topic.title,
            minutes: asked,
            reason: topic.isUrgent ? 'threshold' : 'gain',
          })
        : add({
            kind,
            subject: subject.id,
            topic: null,
            title: subject.title,
            minutes: asked,
            reason: kind === 'mixed' ? 'spacing' : 'format',
          })
    if (isAdded) turn[kind] += 1
  }
  return tasks
}

const simulationOn = (day: string, minutes: number, { subjects }: PlanInput): PlanTask => ({
  day,
  kind: 'simulation',
  subject: minutes === 60 ? (subjects.find(({ papers }) => papers > 0)?.id ?? null) : null,
  topic: null,
  title: minutes === 240 ? 'Увесь день НМТ' : minutes === 120 ? 'Один блок НМТ' : 'Повний варіант',
  minutes,
  reason: 'stamina',
})

/** The shares of a day’s time: a new topic, a mix of what was met before, tasks as in the exam. */
type Shares = { topic: number; mixed: number; exam: number }

/** The last three weeks are for mixing and for the exam itself. */
const sharesAt = (daysToExam: number): Shares =>
  daysToExam <= 21 ? { topic: 0.1, mixed: 0.4, exam: 0.5 } : { topic: 0.4, mixed: 0.4, exam: 0.2 }
