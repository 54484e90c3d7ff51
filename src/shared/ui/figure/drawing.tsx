import { letterSize, type Drawing as DrawingShape } from '#domain/drawing'
import { css, cx } from 'styled-system/css'
import { drawingLook } from 'styled-system/recipes'

const look = drawingLook()

type DrawingProps = { drawing: DrawingShape; alt: string; className?: string }

/** A figure drawn from its marks, in the colours of the theme. */
export function Drawing({ drawing: { width, height, marks }, alt, className }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={alt} className={cx(className)}>
      {marks.map((mark, index) =>
        mark.kind === 'path' ? (
          <path key={index} d={mark.d} className={look[mark.look]} />
        ) : (
          <text key={index} x={mark.x} y={mark.y} fontSize={letterSize[mark.look]} textAnchor={mark.anchor} className={look[mark.look]}>
            {mark.text}
          </text>
        ),
      )}
    </svg>
  )
}

/** A file lies on a white plate, a drawing on the paper of the theme: one of the two, never both. */
export const backgrounds = {
  file: css({ backgroundColor: 'plate', color: 'onPlate' }),
  drawing: css({ backgroundColor: 'sheet', color: 'ink' }),
}
