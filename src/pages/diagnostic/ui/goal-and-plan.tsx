import { useId, useState, type FormEvent } from 'react'
import { isPredictable, predictionGate, type SubjectReadiness } from '#domain/prediction'
import { nameOf } from '#domain/plan/plan-text'
import { outlookOf } from '#domain/plan/outlook'
import { dayAfter } from '#domain/day'
import { spelledDay } from '#domain/spelled'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { countedText, useReadiness } from '@/entities/readiness'
import { countOf } from '@/entities/subject'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'

const daysShown = 3

/** The end of a diagnostic: the score that is wanted, and the first days of the plan that the dashboard leads, with this subject in it. */
export function GoalAndPlan({ subject }: { subject: string }) {
  const { clock } = useSurveyGround()
  const readiness = useReadiness()
  const { preferences, change } = usePreferences()
  if (readiness.state !== 'ready') return null
  const own = readiness.found.readiness.find((each) => each.subject === subject)
  if (!own) return null
  const planned = withSubject(preferences, own)
  const outlook = outlookOf({
    preferences: planned,
    readiness: readiness.found.readiness,
    statistic: null,
    surveys: null,
    predictions: null,
    diagnosed: [subject],
    now: clock.now(),
  })
  const days = [...Map.groupBy(outlook.plan, ({ day }) => day)].slice(0, daysShown)
  return (
    <>
      <Panel title="Твоя мета">
        <Goal
          key={preferences.targets[subject] ?? 'none'}
          subject={own}
          preferences={preferences}
          onChange={(score) => change({ ...electiveOf(planned, preferences), targets: { ...preferences.targets, [subject]: score } })}
        />
      </Panel>
      <Panel title="Твій план">
        <ol className={css({ stack: '3' })}>
          {days.map(([day, tasks]) => (
            <li key={day}>
              <strong>{dayName(day, outlook.today)}</strong>
              <ul className={css({ paddingLeft: '5', listStyleType: 'disc' })}>
                {tasks.map((task) => (
                  <li key={`${task.kind} ${task.title}`}>
                    {nameOf(task)}, {countOf(task.minutes, 'minute')}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {!isPredictable(own.now) && (
          <p className={css({ marginTop: '4', textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>
            Завдань до прогнозу бала: {Math.min(own.now.answers, predictionGate.answers)} з {predictionGate.answers}. {countedText}
          </p>
        )}
        <div className={css({ wrap: '3', marginTop: '4' })}>
          <ButtonLink variant="secondary" href={addresses.dashboard.to()}>
            До плану
          </ButtonLink>
        </div>
      </Panel>
    </>
  )
}

/** Who looks at a fourth subject and has none yet has it in the plan. */
const withSubject = (preferences: StudyPreferences, { kind, subject }: SubjectReadiness): StudyPreferences =>
  kind === 'elective' && preferences.elective === null ? { ...preferences, elective: subject } : preferences

const electiveOf = (planned: StudyPreferences, { elective }: StudyPreferences): PreferencesChange =>
  planned.elective === elective ? {} : { elective: planned.elective }

const dayName = (day: string, today: string): string =>
  day === today ? 'Сьогодні' : day === dayAfter(today, 1) ? 'Завтра' : spelledDay(day)

type GoalProps = { subject: SubjectReadiness; preferences: StudyPreferences; onChange: (score: number) => Promise<void> }

function Goal({ subject, preferences, onChange }: GoalProps) {
  const known = preferences.targets[subject.subject]
  const [typed, setTyped] = useState(known === undefined ? '' : String(known))
  const [isWrong, setWrong] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const form = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const score = Number(typed.trim())
    const isSound = Number.isInteger(score) && score >= 100 && score <= 200
    setWrong(!isSound)
    if (isSound) void onChange(score).then(() => setSaved(true))
  }
  return (
    <form id={form} noValidate className={css({ stack: '3' })} onSubmit={save}>
      <TextField
        label={`Бажаний бал: ${subject.title}`}
        hint="Від 100 до 200. Змінити можна будь-коли."
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed}
        error={isWrong ? 'Напиши ціле число від 100 до 200' : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setSaved(false)
        }}
      />
      <div className={css({ wrap: '3', alignItems: 'center' })}>
        <Button type="submit" variant="secondary">
          {known === undefined ? 'Поставити мету' : 'Змінити мету'}
        </Button>
        <span role="status">{isSaved || (known !== undefined && String(known) === typed) ? `Мета: ${known ?? typed}` : ''}</span>
      </div>
    </form>
  )
}
