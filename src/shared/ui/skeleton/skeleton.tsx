import { css, cva } from 'styled-system/css'
import { VisuallyHidden } from '../visually-hidden'

const shapeRecipe = cva({
  base: { backgroundColor: 'line', borderRadius: 'cell', animation: 'breathe' },
  variants: {
    shape: {
      title: { height: '8', width: '[min(24rem, 70%)]' },
      line: { height: '4', width: 'full', _lastOfType: { width: '[72%]' } },
      row: { height: '14', width: 'full' },
      block: { minHeight: '40', width: 'full', borderRadius: 'sheet' },
    },
  },
})

export type SkeletonShape = 'title' | 'line' | 'row' | 'block'
type SkeletonProps = { shapes: readonly SkeletonShape[]; label?: string }

/** Outline of what is on its way. It shows itself only after 150 ms, so a quick answer does not flicker. */
export function Skeleton({ shapes, label = 'Завантаження…' }: SkeletonProps) {
  return (
    <div role="status" className={css({ stack: '3', animation: 'appearLate' })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shapes.map((shape, index) => (
        <div key={index} className={shapeRecipe({ shape })} />
      ))}
    </div>
  )
}
