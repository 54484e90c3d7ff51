import type { SubjectVerdict as Shape } from '#domain/result'
import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { countOf } from '../model/count-text'
import { PointStrip } from './point-strip'
import { ScaleRuler } from './scale-ruler'

type SubjectVerdictProps = { verdict: Shape; hasTitle: boolean }

/** The verdict of the scale on one subject. */
export function SubjectVerdict({ verdict, hasTitle }: SubjectVerdictProps) {
  const { title, raw, max, scaled, threshold, scaleYear, isScaleVerified } = verdict
  return (
    <div className={css({ stack: { base: '4', md: '6' }, gridTemplateColumns: 'one', alignContent: 'start' })}>
      {hasTitle && <h2 className={css({ textStyle: 'heading' })}>{title}</h2>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: { base: '4', md: '12' }, rowGap: '4' })}>
        {scaled === null ? (
          <p className={css({ textStyle: 'heading', maxWidth: '88' })}>{verdictText(verdict)}</p>
        ) : (
          <p className={css({ stack: '2' })}>
            <span className={scoreLook}>{scaled}</span>
            <span className={captionLook}>{verdictText(verdict)}</span>
          </p>
        )}
        <p className={css({ stack: '2' })}>
          <span className={css({ textStyle: 'figure' })}>
            {raw} з {max}
          </span>
          <span className={captionLook}>тестових балів</span>
        </p>
      </div>
      <div className={css({ stack: { base: '4', md: '6' } })}>
        <PointStrip raw={raw} max={max} threshold={threshold} />
        {scaled !== null && <ScaleRuler score={scaled} />}
      </div>
      <p className={css({ wrap: '2' })}>
        {scaled !== null && (
          <Chip tone="right" icon="check">
            Поріг подолано: {countOf(threshold, 'testPoint')}
          </Chip>
        )}
        <Chip tone="outline">Таблиця {scaleYear} року</Chip>
        {!isScaleVerified && <Chip tone="marker">таблицю не звірено</Chip>}
      </p>
    </div>
  )
}

/** Both sums stand side by side on a phone, so that what comes next is in sight. */
const captionLook = css({ textStyle: 'small', color: 'inkMuted' })
const scoreLook = css({
  textStyle: 'display',
  fontSize: 'sign',
  lineHeight: '[0.9]',
  fontVariantNumeric: 'tabular-nums',
})

/** The verdict of the exam in one line. */
export function verdictText({ scaled, missing, scaleYear }: Pick<Shape, 'scaled' | 'missing' | 'scaleYear'>): string {
  return scaled === null ? `Поріг не подолано: ще ${countOf(missing, 'testPoint')}` : `за шкалою НМТ-${scaleYear}`
}
