import type { Scope } from '../expressions/evaluate.ts'
import type { Canvas, Spot } from './canvas.ts'
import type { Flat } from './view.ts'

/** The ground that the parts of a geometric drawing share: where each point lies on the sheet, and the middle that names keep away from. */
export type GeometryFrame = {
  sheet: Canvas
  spotOf: (name: string) => Spot
  spotAt: (flat: Flat) => Spot
  middle: Spot
  scale: number
  points: ReadonlyMap<string, number[]>
  scope: Scope
}
