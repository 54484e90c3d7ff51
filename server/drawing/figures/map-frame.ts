import { geoContains } from 'd3-geo'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon } from 'geojson'
import type { Spot } from './canvas.ts'

export type MapShape = Feature<MultiPolygon | MultiLineString, { kind: 'neighbour' | 'region' | 'water' | 'river'; name: string }>
type Size = readonly [number, number]

/** Degrees by which a frame may leave the outline: so little of the sea shows no land that is not there. */
const mostBeyond = 0.02

type Outline = FeatureCollection<MultiPolygon | MultiLineString>

/** The frame that an outline fills, found once for each: south-west and north-east. */
const frames = new WeakMap<Outline, [Spot, Spot]>()

function frameOf(outline: Outline): [Spot, Spot] {
  const known = frames.get(outline)
  if (known) return known
  const places = outline.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : geometry.coordinates.flat(),
  )
  const [longitudes, latitudes] = [places.map(([x = Number.NaN]) => x), places.map(([, y = Number.NaN]) => y)]
  const leastOf = (values: readonly number[]) => values.reduce((least, value) => Math.min(least, value), Infinity)
  const mostOf = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity)
  const frame: [Spot, Spot] = [
    [leastOf(longitudes), leastOf(latitudes)],
    [mostOf(longitudes), mostOf(latitudes)],
  ]
  frames.set(outline, frame)
  return frame
}

/** Refuses a frame that reaches beyond the outline, which would be drawn as sea. `corners`: south-west and north-east of the frame. */
export function refuseBeyond(coast: Outline, [[west, south], [east, north]]: [Spot, Spot]): void {
  const [[westmost, southmost], [eastmost, northmost]] = frameOf(coast)
  const beyond = [
    { side: 'заході', by: westmost - west },
    { side: 'сході', by: east - eastmost },
    { side: 'півночі', by: north - northmost },
    { side: 'півдні', by: southmost - south },
  ].find(({ by }) => by > mostBeyond)
  if (beyond)
    throw new Error(`карта виходить за контур на ${beyond.side} на ${beyond.by.toFixed(1)}°: суходіл стане морем; зсунь межі view`)
}

const samples = [1, 3, 5, 7, 9].map((part) => part / 10)

/** A region or a lake that touches itself where the frame cuts it may come out of d3 turned inside out, over everything: such a frame is refused. */
export function refuseInsideOut(
  shape: MapShape,
  rings: readonly Spot[][],
  [width, height]: Size,
  placeAt: (spot: Spot) => [number, number],
): void {
  if (shape.geometry.type !== 'MultiPolygon' || !rings.some((ring) => ring.some(([x, y]) => x <= 0 || y <= 0 || x >= width || y >= height)))
    return
  const spots = samples.flatMap((x) => samples.map((y): Spot => [x * width, y * height]))
  const covered = spots.filter((spot) => rings.filter((ring) => isInside(ring, spot)).length % 2 === 1)
  if (covered.length <= spots.length / 2) return
  const wrong = covered.filter((spot) => !geoContains(shape, placeAt(spot)))
  if (wrong.length > covered.length / 2) throw new Error(`«${shape.properties.name}» на краю карти залила її всю: зсунь межі view`)
}

function isInside(ring: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(index - 1) ?? [Number.NaN, Number.NaN]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
