import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { dayAfter } from '#domain/day'
import { dayMs } from '#domain/duration'
import type { Prediction } from '#domain/forecast/range'
import { outlookOf } from '#domain/plan/outlook'
import type { DueCards } from '#domain/plan/reminder-text'
import type { Result } from '#domain/result'
import { statisticAnswerSchema } from '#contract/user'
import { type Statistic } from '#domain/statistic'
import { zoneHere } from '#domain/wall-time'
import { css, cx } from 'styled-system/css'
import { useFlashcards } from '@/entities/flashcard'
import { rangeText, usePredictions, useReadiness } from '@/entities/readiness'
import { levelNames, weekOf } from '@/entities/statistic'
import { countOf } from '@/entities/subject'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { ownStored, useOwnAnswer } from '@/shared/lib/answer'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { grownCards, hasGrown, tomorrowText, topicGrowth, type TopicGrowth } from '../model/session-growth'
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
  const { due: cards, grown } = useCards(result, preferences.examDate, clock.now)
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
        {grown > 0 && <p>У «Моїх помилках» {countOf(grown, 'card')} з цих завдань: повернуться, коли почнуть забуватися.</p>}
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

/** The cards that will be due by this hour of tomorrow, null while, or where, they are unknown; and how many have grown out of mistakes of this set. */
function useCards(result: Result, examDate: string | null, now: () => number): { due: DueCards | null; grown: number } {
  const flashcards = useFlashcards()
  const [due, setDue] = useState<DueCards | null>(null)
  const [grown, setGrown] = useState(0)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const collection = await flashcards.open()
      const count = () => {
        if (isGone) return
        setDue(collection.due({ now: now() + dayMs, zone: zoneHere(), examDate }))
        setGrown(grownCards(result.items, collection.read().cards))
      }
      count()
      // The server makes the cards of mistakes.
      await collection.refresh()
      count()
    }
    read().catch(() => undefined)
    return () => void (isGone = true)
  }, [flashcards, result, examDate, now])
  return { due, grown }
}

const body = css({ stack: '4', gridTemplateColumns: 'one', minHeight: '40', alignContent: 'start' })
