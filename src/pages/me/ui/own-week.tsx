import { statisticAnswerSchema } from '#contract/user'
import { kyivDay } from '#domain/day'
import { pluralOf } from '#domain/plural'
import { spelled } from '#domain/spelled'
import type { Statistic } from '#domain/statistic'
import { css } from 'styled-system/css'
import { WeekCells, weekOf } from '@/entities/statistic'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { useOwnAnswer } from '@/shared/lib/answer'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'

/** The week in cells and what has been done so far; nothing for who has done nothing. */
export function OwnWeek() {
  const { clock } = useSurveyGround()
  const { preferences } = usePreferences()
  const answer = useOwnAnswer('v3/user/v2-statistic', statisticAnswerSchema)
  if (answer.state === 'loading')
    return (
      <Panel title="Зроблено">
        <Skeleton shapes={['row', 'row']} />
      </Panel>
    )
  const statistic = answer.state === 'ready' ? answer.found.statistic : null
  if (!statistic || statistic.by_day.length === 0) return null
  const today = kyivDay(new Date(clock.now()))
  const days = statistic.by_day.map(({ day }) => day)
  return (
    <Panel title="Зроблено">
      <div className={css({ stack: '6', gridTemplateColumns: { base: 'one', md: 'moreHalf' }, alignItems: 'center' })}>
        <dl className={css({ stack: '3', gridTemplateColumns: 'three' })}>
          {countsOf(statistic).map(({ count, name }) => (
            <div key={name} className={css({ stack: '1', alignContent: 'start' })}>
              <dt className={css({ textStyle: 'small', color: 'inkMuted', order: '1' })}>{name}</dt>
              <dd className={css({ textStyle: 'figure' })}>{spelled(count)}</dd>
            </div>
          ))}
        </dl>
        {!preferences.isCalm && <WeekCells days={weekOf(days, preferences.weeklyGoal, today).days} today={today} />}
      </div>
    </Panel>
  )
}

const countsOf = ({ answers_given, surveys_finished, by_day }: Statistic) => [
  { count: answers_given, name: pluralOf(answers_given, ['відповідь', 'відповіді', 'відповідей']) },
  { count: surveys_finished, name: pluralOf(surveys_finished, ['тест', 'тести', 'тестів']) },
  { count: by_day.length, name: pluralOf(by_day.length, ['день', 'дні', 'днів']) },
]
