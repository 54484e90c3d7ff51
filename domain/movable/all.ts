import { area } from './area.ts'
import { exponent } from './exponent.ts'
import { inscribedAngle } from './inscribed-angle.ts'
import type { MovableKind } from './kinds.ts'
import { line } from './line.ts'
import type { Movable } from './movable.ts'
import { parabola } from './parabola.ts'
import { section } from './section.ts'
import { sineWave } from './sine-wave.ts'
import { tangent } from './tangent.ts'
import { unitCircle } from './unit-circle.ts'
import { vectors } from './vectors.ts'

/** Every kind with its values as a plain list, one for each parameter; a list of another length is refused. */
const all = {
  'unit-circle': asList(unitCircle),
  parabola: asList(parabola),
  tangent: asList(tangent),
  area: asList(area),
  'sine-wave': asList(sineWave),
  vectors: asList(vectors),
  line: asList(line),
  section: asList(section),
  'inscribed-angle': asList(inscribedAngle),
  exponent: asList(exponent),
} satisfies Record<MovableKind, Movable>

export const movableOf = (kind: MovableKind): Movable => all[kind]

export const startOf = ({ parameters }: Movable): number[] => parameters.map(({ start }) => start)

function asList<Values extends readonly number[]>({ about, parameters, draw, say }: Movable<Values>): Movable {
  const checked = (values: readonly number[]): Values => {
    if (values.length !== parameters.length) throw new Error(`потрібно значень: ${parameters.length}`)
    return values as Values
  }
  return { about, parameters, draw: (values) => draw(checked(values)), say: (values) => say(checked(values)) }
}
