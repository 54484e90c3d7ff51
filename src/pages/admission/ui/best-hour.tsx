import { numberFormatter } from '#domain/formatters'
import { Link } from 'wouter'
import { gainsOf } from '#domain/forecast/gain'
import type { Prediction } from '#domain/forecast/range'
import type { SubjectReadiness } from '#domain/prediction'
import type { Statistic } from '#domain/statistic'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'

type BestHourProps = {
  /** The worth of a point of each subject here. */
  worth: Readonly<Record<string, number>>
  readiness: readonly SubjectReadiness[]
  predictions: readonly Prediction[]
  levels: Statistic['by_topic']
}

const tenths = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The topic whose hour brings most of the competitive score of this speciality. */
export function BestHour({ worth, readiness, predictions, levels }: BestHourProps) {
  const [best] = gainsOf({
    readiness: readiness.filter(({ subject }) => worth[subject] !== undefined),
    outlook: Object.fromEntries(predictions.map(({ subject, raw }) => [subject, { raw, isAtRisk: false }])),
    weight: ({ subject }) => worth[subject]!,
    levels,
  })
  if (!best || best.scaled <= 0) return null
  const subject = readiness.find((each) => each.subject === best.subject)?.title ?? ''
  return (
    <p>
      Найбільше до цього бала дасть година теми{' '}
      <Link
        href={addresses.topic.to({ subject: best.subject, topic: best.topic })}
        className={css({ color: 'pen', textDecoration: 'underline' })}
      >
        {best.title}
      </Link>{' '}
      ({subject}): близько +{tenths(best.scaled)} конкурсного бала.
    </p>
  )
}
