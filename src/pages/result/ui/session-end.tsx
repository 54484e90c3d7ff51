import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { dayAfter } from '#contract/day'
import { dayMs } from '#contract/duration'
import type { Prediction } from '#contract/forecast/range'
import { outlookOf } from '#contract/plan/outlook'
import type { DueCards } from '#contract/plan/reminder-text'
import type { Result } from '#contract/result'
import { statisticAnswerSchema, type Statistic } from '#contract/user'
import { zoneHere } from '#contract/wall-time'
import { css, cx } from 'styled-system/css'
import { useFlashcards } from '@/entities/flashcard'
import { rangeText, usePredictions, useReadiness } from '@/entities/readiness'
import { levelNames, weekOf } from '@/entities/statistic'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { ownStored, useOwnAnswer } from '@/shared/lib/answer'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { hasGrown, tomorrowText, topicGrowth, type TopicGrowth } from '../model/session-growth'
import { WeekRow } from './week-row'

const none: never[] = []
const place = 'v3/user/v2-statistic'

/** The statistic as this browser saw it before the set began; null where it did not, or only later. */
function statisticBefore({ startedAt }: Pick<Result, 'startedAt'>): Statistic | null {
  const stored = ownStored(place)
  if (!stored || startedAt === null || stored.at > startedAt) return null
  const read = v.safeParse(statisticAnswerSchema, stored.body)
  return read.success ? read.output.data.statistic : null
}

/** What a set has changed: topics, forecast, the week, and what waits tomorrow. Its place is kept while it is counted. */
export function SessionEnd({ result }: { result: Result }) {
  const { clock } = useSurveyGround()
  const { preferences } = usePreferences()
  const [before] = useState(() => statisticBefore(result))
  const statistic = useOwnAnswer(place, statisticAnswerSchema)
  const readiness = useReadiness()
  const own = readiness.state === 'ready' ? readiness.found.readiness : none
  const known = useMemo(() => own.filter(({ subject }) => result.subjects.includes(subject)), [own, result.subjects])
  const predictions = usePredictions(known)
  const cards = useCardsTomorrow(preferences.examDate, clock.now)
  const isLate = statistic.state === 'failed' || (statistic.state === 'ready' && statistic.retry !== null)
  const fresh = statistic.state === 'ready' && statistic.storedAt === null ? statistic.found.statistic : null
  if (isLate) return null
  if (fresh === null || readiness.state === 'loading') {
    return (
      <Panel title="Що виросло">
        <div className={body}>
          <Skeleton shapes={['line', 'line', 'row', 'line']} label="Рахуємо, що виросло…" />
        </div>
      </Panel>
    )
  }
  const { today, plan } = outlookOf({ preferences, readiness: own, statistic: fresh, surveys: null, predictions, now: clock.now() })
  const week = weekOf(
    fresh.by_day.map(({ day }) => day),
    preferences.weeklyGoal,
    today,
  )
  const tomorrow = tomorrowText(cards, plan.find(({ day }) => day === dayAfter(today, 1)) ?? null)
  const topics = topicGrowth(result, known, fresh, before)
  return (
    <Panel title={topics.some(hasGrown) ? 'Що виросло' : 'Де ти зараз'}>
      <div className={body}>
        {topics.length > 0 && (
          <ul className={css({ stack: '1' })}>
            {topics.map((topic) => (
              <Topic key={topic.id} topic={topic} />
            ))}
          </ul>
        )}
        {(predictions ?? none).map((prediction) => (
          <Forecast
            key={prediction.subject}
            prediction={prediction}
            title={known.length > 1 ? (known.find(({ subject }) => subject === prediction.subject)?.title ?? null) : null}
          />
        ))}
        {!preferences.isCalm && <WeekRow week={week} today={today} />}
        {tomorrow !== null && <p className={css({ textStyle: 'label' })}>{tomorrow}</p>}
      </div>
    </Panel>
  )
}

function Topic({ topic }: { topic: TopicGrowth }) {
  const { title, before, now } = topic
  return (
    <li className={css({ spread: '3', alignItems: 'baseline' })}>
      <span>{title}</span>
      <span
        className={cx(
          css({ row: '1', flexShrink: '0', textStyle: 'small' }),
          hasGrown(topic) ? css({ color: 'right' }) : css({ color: 'inkMuted' }),
        )}
      >
        {hasGrown(topic) && before !== null && (
          <>
            {levelNames[before]} <Icon name="arrow-right" size="small" />
          </>
        )}
        {levelNames[now]}
      </span>
    </li>
  )
}

const middle = ({ low, high }: Pick<Prediction, 'low' | 'high'>): number => ((low ?? 100) + (high ?? 100)) / 2

function Forecast({ prediction, title }: { prediction: Prediction; title: string | null }) {
  const change = prediction.before ? Math.round(middle(prediction) - middle(prediction.before)) : 0
  return (
    <p>
      Прогноз{title !== null && `, ${title}`}:{' '}
      <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{rangeText(prediction)}</strong>
      {change !== 0 && ` (${change > 0 ? '+' : '−'}${Math.abs(change)} за два тижні)`}
    </p>
  )
}

/** The cards that will be due by this hour of tomorrow; null while, or where, they are unknown. */
function useCardsTomorrow(examDate: string | null, now: () => number): DueCards | null {
  const flashcards = useFlashcards()
  const [due, setDue] = useState<DueCards | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = (await flashcards.open()).due({ now: now() + dayMs, zone: zoneHere(), examDate })
      if (!isGone) setDue(found)
    }
    read().catch(() => undefined)
    return () => void (isGone = true)
  }, [flashcards, examDate, now])
  return due
}

const body = css({ stack: '4', gridTemplateColumns: 'one', minHeight: '40', alignContent: 'start' })
