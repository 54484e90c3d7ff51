import type { Result } from '#domain/result'
import { SubjectVerdict } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { marksOf } from '../model/result-marks'
import { PracticeVerdict } from './practice-verdict'

/** The headline of a result: the score of each subject, the points behind it, and what has to be known beside them. */
export function Verdict({ result }: { result: Result }) {
  const { verdicts } = result
  return (
    <section aria-label="Підсумок" className={sheet}>
      {verdicts.length === 0 && <PracticeVerdict result={result} />}
      {verdicts.length > 0 && (
        <div className={verdicts.length > 1 ? pair : single}>
          {verdicts.map((verdict) => (
            <SubjectVerdict key={verdict.subject} verdict={verdict} hasTitle={verdicts.length > 1} />
          ))}
        </div>
      )}
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', textStyle: 'small', color: 'inkMuted' })}>
        {marksOf(result).map(({ icon, text }) => (
          <li key={text} className={css({ row: '2' })}>
            <Icon name={icon} size="small" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Squared paper, as the exam blank is. */
const sheet = css({
  stack: { base: '6', md: '8' },
  gridTemplateColumns: 'one',
  padding: { base: '5', md: '8' },
  layerStyle: 'sheet',
  borderTop: 'markerBand',
})

const single = css({ display: 'grid', gridTemplateColumns: 'one' })
const pair = css({ stack: '10', gridTemplateColumns: { base: 'one', lg: 'two' } })
