import { numberOf, pointOf, type Scope } from '../expressions/evaluate.ts'
import type { GeometrySource } from './figure-source.ts'
import type { GeometryFrame } from './geometry-frame.ts'
import { noteArc, polyline, round, stroke, type Spot } from './canvas.ts'
import { depth, oblique, type Flat } from './view.ts'

type Solid = GeometrySource['solids'][number]
type Round = Extract<Solid, { radius: unknown }>

/** Circles that lie flat are drawn as ellipses of this flatness. */
const flatness = 0.3

/** The corners of the box that a round body takes in the drawing. */
export function reachOf(solid: Solid, scope: Scope): Flat[] {
  if (!('radius' in solid)) return []
  const [x, y] = oblique(pointOf(solid.at, scope))
  const radius = numberOf(solid.radius, scope)
  if (solid.kind === 'sphere')
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]
  return [
    [x - radius, y - radius * flatness],
    [x + radius, y + numberOf(solid.height, scope) + (solid.kind === 'cylinder' ? radius * flatness : 0)],
  ]
}

/** Draws a body: hidden edges are dashed. */
export function drawSolid(solid: Solid, ground: GeometryFrame): void {
  if ('radius' in solid) drawRound(solid, ground)
  else drawEdges(solid, ground)
}

function drawRound(solid: Round, ground: GeometryFrame): void {
  const { sheet, spotAt, scale, scope } = ground
  const flat = oblique(pointOf(solid.at, scope))
  const centre = spotAt(flat)
  const radius = numberOf(solid.radius, scope) * scale
  const thin = radius * flatness
  const [left, right]: [Spot, Spot] = [
    [centre[0] - radius, centre[1]],
    [centre[0] + radius, centre[1]],
  ]
  if (solid.kind === 'sphere') {
    halfEllipse(ground, centre, [radius, radius], 'both')
    halfEllipse(ground, centre, [radius, thin], 'equator')
    return
  }
  const up = numberOf(solid.height, scope) * scale
  halfEllipse(ground, centre, [radius, thin], 'equator')
  if (solid.kind === 'cone') {
    const top: Spot = [centre[0], centre[1] - up]
    const reach = Math.min(1, thin / up)
    const touch = [Math.sqrt(1 - reach * reach) * radius, reach * thin] as const
    polyline(sheet, 'line', [[centre[0] - touch[0], centre[1] - touch[1]], top, [centre[0] + touch[0], centre[1] - touch[1]]])
    return
  }
  halfEllipse(ground, [centre[0], centre[1] - up], [radius, thin], 'both')
  polyline(sheet, 'line', [left, [left[0], left[1] - up]])
  polyline(sheet, 'line', [right, [right[0], right[1] - up]])
}

/** The whole outline, or the near half in full and the far half dashed. */
function halfEllipse({ sheet }: GeometryFrame, [x, y]: Spot, [rx, ry]: Spot, kind: 'both' | 'equator'): void {
  const half = (sweep: 0 | 1) => `M${round(x - rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 0 ${sweep} ${round(x + rx)} ${round(y)}`
  stroke(sheet, kind === 'both' ? 'line' : 'hidden', half(1))
  stroke(sheet, 'line', half(0))
  noteArc(sheet, [x, y], [rx, ry], [0, 360])
}

type Edge = { names: readonly [string, string]; isSeen: boolean }

function drawEdges(solid: Exclude<Solid, Round>, { sheet, spotOf, points }: GeometryFrame): void {
  const base = solid.base.split(' ')
  const top = solid.kind === 'prism' ? solid.top.split(' ') : base.map(() => solid.apex)
  const sides = base.map((name, index) => {
    const next = (index + 1) % base.length
    return solid.kind === 'prism' ? [name, base[next]!, top[next]!, top[index]!] : [name, base[next]!, top[index]!]
  })
  const faces = [base, ...sides, ...(solid.kind === 'prism' ? [top] : [])]
  const inside = centreOf([...base, ...top].map((name) => points.get(name) ?? [0, 0, 0]))
  const seen = faces.map((face) =>
    isSeen(
      face.map((name) => points.get(name) ?? [0, 0, 0]),
      inside,
    ),
  )
  const edges = new Map<string, Edge>()
  for (const [index, face] of faces.entries())
    for (const [corner, name] of face.entries()) {
      const names = [name, face[(corner + 1) % face.length]!].toSorted() as [string, string]
      const known = edges.get(names.join(' '))
      edges.set(names.join(' '), { names, isSeen: (known?.isSeen ?? false) || seen[index] === true })
    }
  for (const edge of [...edges.values()].toSorted((a, b) => Number(a.isSeen) - Number(b.isSeen)))
    polyline(sheet, edge.isSeen ? 'line' : 'hidden', edge.names.map(spotOf))
}

const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((value, index) => value - (b[index] ?? 0))
const centreOf = (corners: readonly (readonly number[])[]): number[] =>
  [0, 1, 2].map((index) => corners.reduce((sum, corner) => sum + (corner[index] ?? 0), 0) / corners.length)

/** A face is seen when its outward normal looks at the eye: the direction that the oblique view maps to one point. */
function isSeen(corners: readonly (readonly number[])[], inside: readonly number[]): boolean {
  const [a = [], b = [], c = []] = corners
  const [u, w] = [minus(b, a), minus(c, a)]
  const normal = [u[1]! * w[2]! - u[2]! * w[1]!, u[2]! * w[0]! - u[0]! * w[2]!, u[0]! * w[1]! - u[1]! * w[0]!]
  const outward = minus(a, inside).reduce((sum, value, index) => sum + value * (normal[index] ?? 0), 0) >= 0 ? 1 : -1
  const eye = [depth[0], -1, depth[1]]
  return normal.reduce((sum, value, index) => sum + value * (eye[index] ?? 0), 0) * outward > 1e-9
}
