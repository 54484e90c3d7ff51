import type { ReactNode } from 'react'
import type { Drawing as DrawingShape } from '#domain/drawing'
import { css } from 'styled-system/css'
import { Drawing } from '@/shared/ui/figure'

type MovableFrameProps = { drawing: DrawingShape; alt: string; says: string; children: ReactNode }

/** The picture, its sentence and a row for each slider: of one size before and after the code has come. */
export function MovableFrame({ drawing, alt, says, children }: MovableFrameProps) {
  return (
    <div className={frame}>
      <Drawing drawing={drawing} alt={alt} className={picture} />
      <div className={css({ stack: '2', alignContent: 'start' })}>
        <p aria-live="polite" className={css({ minHeight: '32', fontVariantNumeric: 'tabular-nums' })}>
          {says}
        </p>
        {children}
      </div>
    </div>
  )
}

/** A row of a slider: its name with the value, and the slider. */
export const sliderRow = css({ display: 'block', height: '18' })

/** It is as wide as its column: on a wide page the drawing is no stamp beside empty room. */
const picture = css({ display: 'block', width: 'full', maxWidth: 'full', height: 'auto', maxHeight: '88', marginInline: 'auto' })

const frame = css({
  stack: '4',
  gridTemplateColumns: { base: 'one', md: 'two' },
  padding: '3',
  layerStyle: 'sheet',
  color: 'ink',
})
