import type { Result } from '#contract/result'
import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Icon, type IconName } from '@/shared/ui/icon'
import { durationText, verdictText } from '../model/result-text'
import { PointStrip } from './point-strip'
import { ScaleRuler } from './scale-ruler'

/** The headline of a result: the score, the points behind it, and where both lie. */
export function Verdict({ result }: { result: Result }) {
  const { raw, max, scaled, threshold, durationSeconds, isTimedOut } = result
  return (
    <section aria-label="Підсумок" className={sheet}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: { base: '8', md: '12' }, rowGap: '5' })}>
        <div className={css({ display: 'grid', gap: '2' })}>
          {scaled === null ? (
            <p className={css({ textStyle: 'heading', maxWidth: '[22rem]' })}>{verdictText(result)}</p>
          ) : (
            <p className={css({ display: 'grid', gap: '2' })}>
              <span className={scoreLook}>{scaled}</span>
              <span className={css({ color: 'inkMuted' })}>{verdictText(result)}</span>
            </p>
          )}
        </div>
        <p className={css({ display: 'grid', gap: '2' })}>
          <span className={css({ textStyle: 'figure' })}>
            {raw} з {max}
          </span>
          <span className={css({ color: 'inkMuted' })}>тестових балів</span>
        </p>
      </div>
      <div className={css({ display: 'grid', gap: '6' })}>
        <PointStrip raw={raw} max={max} threshold={threshold} />
        {scaled !== null && <ScaleRuler score={scaled} />}
      </div>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', textStyle: 'small', color: 'inkMuted' })}>
        <Fact icon="target">
          Поріг — {countOf(threshold, 'testPoint')} {scaled === null ? '' : '— подолано'}
        </Fact>
        <Fact icon="clock">Час: {durationText(durationSeconds)}</Fact>
        {isTimedOut && <Fact icon="info">Час вийшов: зараховано відповіді, дані до кінця</Fact>}
      </ul>
    </section>
  )
}

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </li>
  )
}

/** Squared paper, as the exam blank is. */
const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: { base: '6', md: '8' },
  padding: { base: '5', md: '8' },
  border: 'line',
  borderTop: '[4px solid {colors.marker}]',
  borderRadius: 'sheet',
  backgroundColor: 'sheet',
})

const scoreLook = css({
  textStyle: 'display',
  fontSize: '[clamp(4rem, 3rem + 5vw, 6rem)]',
  lineHeight: '[0.9]',
  fontVariantNumeric: 'tabular-nums',
})
