import { dateFormatter } from '#domain/formatters'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import type { SurveySummary } from '#domain/survey'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { rowLinkLook } from '@/shared/ui/row-link'

const day = dateFormatter({ day: 'numeric', month: 'long' })

type ResultListProps = {
  surveys: readonly SurveySummary[]
  /** Names of subjects by id, where surveys of several are listed. */ subjects?: Record<string, string>
}

/** Finished surveys with their points and scores, each a way to its result. */
export function ResultList({ surveys, subjects }: ResultListProps) {
  return (
    <ul className={css({ display: 'grid' })}>
      {surveys.map((survey) => (
        <li key={survey.id} className={css({ borderBottom: 'line', _last: { borderBottom: 'none' } })}>
          <Link href={addresses.result.to({ subject: survey.subject, surveyId: survey.id })} className={rowLinkLook}>
            <span className={css({ display: 'grid', flexGrow: '1', minWidth: '0' })}>
              <span className={css({ textStyle: 'label' })}>{subjects?.[survey.subject] ?? survey.title}</span>
              <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
                {day(new Date(survey.clock.finishedAt ?? survey.createdAt))}
                {survey.isBegunOffline === true && ' · почато без мережі'}
              </span>
            </span>
            {survey.raw !== null && (
              <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
                {survey.raw} з {survey.max}
              </span>
            )}
            <Outcome survey={survey} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Only a whole paper of one subject has a scale, and with it a threshold; all else has its share of points. */
function Outcome({ survey: { raw, max, scaled, mode, subjects } }: { survey: SurveySummary }) {
  if (raw === null) return <Chip>час вийшов</Chip>
  if (scaled !== null) return <Chip tone="right">{scaled}</Chip>
  if (mode === 'nmt' && subjects.length === 1) return <Chip tone="wrong">нижче порога</Chip>
  return <Chip>{max === 0 ? 0 : Math.round((100 * raw) / max)} %</Chip>
}
