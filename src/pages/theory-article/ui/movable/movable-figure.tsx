import type { MovableStart } from '#domain/movable/kinds'
import type { Figure as FigureShape } from '#domain/question'
import { lazy } from '@/shared/lib/lazy'
import { Figure } from '@/shared/ui/figure'
import { MovableFrame, sliderRow } from './movable-frame'

/** The geometry and the sliders come only where an article has something to move. */
const moving = lazy(async () => (await import('./moving-figure')).MovingFigure)

type MovableFigureProps = { figure: FigureShape; movable: MovableStart }

/** A figure with sliders. Until their code has come, and without scripts, it stands as drawn at its start, with its sentence. */
export function MovableFigure({ figure, movable }: MovableFigureProps) {
  const { code: Moving } = moving.use()
  if (Moving) return <Moving kind={movable.kind} />
  if (!figure.drawing) return <Figure figure={figure} />
  return (
    <MovableFrame drawing={figure.drawing} alt={figure.alt} says={movable.says}>
      {Array.from({ length: movable.rows }, (_, row) => (
        <div key={row} className={sliderRow} />
      ))}
    </MovableFrame>
  )
}
