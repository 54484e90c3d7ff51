import { geoMercator, geoPath } from 'd3-geo'
import type { FeatureCollection, MultiLineString, MultiPolygon } from 'geojson'
import type { Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import type { MapSource } from './figure-source.ts'
import { refuseBeyond, refuseInsideOut, type MapShape } from './map-frame.ts'
import { hatched } from './hatched.ts'
import { ellipse, openCanvas, pathOf, polyline, stroke, write, writeNear, arrowHead, type Canvas, type Spot } from './canvas.ts'

/** Outlines of `content/maps/` by name. */
export type Outlines = ReadonlyMap<string, FeatureCollection<MultiPolygon | MultiLineString, MapShape['properties']>>

const base = 'ukraine'
const wholeView = [22, 44.2, 40.4, 52.5] as const

/** Has all of a view in sight: west, south, east, north. */
const projectionOf = ([west, south, east, north]: readonly [number, number, number, number], size: readonly [number, number]) =>
  geoMercator()
    .fitSize([size[0], size[1]], {
      type: 'MultiPoint',
      coordinates: [
        [west, south],
        [east, south],
        [west, north],
        [east, north],
      ],
    })
    .clipExtent([
      [0, 0],
      [size[0], size[1]],
    ])

/** Shapes as they lie in a frame: tasks show the same few frames again and again. */
const ringsInFrame = new WeakMap<MapShape, Map<string, Spot[][]>>()

/** Draws a map: the coast, the regions of an outline, and what the author puts on it. Throws for a region or an outline that is not there. */
export function drawMap(source: MapSource, scope: Scope, outlines: Outlines, size: readonly [number, number] = [340, 250]): Canvas {
  const outline = outlines.get(source.outline)
  const coast = outlines.get(base)
  if (!outline || !coast) throw new Error(`немає контуру карти ${source.outline}`)
  const legend = legendOf(source, scope)
  // Marked by one look alone, a region stands out from its neighbours three to one by day and by night.
  const isOneLook = source.regions.every(({ look }) => look === 'area')
  const lookOf = <Look extends LegendLine['look']>(look: Look) => (isOneLook && look === 'area' ? 'bar' : look)
  const sheet = openCanvas(size[0], size[1] + legend.length * 20)
  const projection = projectionOf(source.view ?? wholeView, size)
  const placeAt = ([x, y]: Spot): [number, number] => projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
  if (source.outline !== 'world') refuseBeyond(coast, [placeAt([0, size[1]]), placeAt([size[0], 0])])
  const frame = [...(source.view ?? wholeView), ...size].join(' ')
  const ringsOf = (shape: MapShape): Spot[][] => {
    const known = ringsInFrame.get(shape) ?? new Map<string, Spot[][]>()
    const kept = known.get(frame)
    if (kept) return kept
    const drawn = rings((context) => geoPath(projection, context)(shape))
    refuseInsideOut(shape, drawn, size, placeAt)
    ringsInFrame.set(shape, known.set(frame, drawn))
    return drawn
  }
  const at = (place: readonly [number, number]): Spot => projection([...place]) ?? [Number.NaN, Number.NaN]
  stroke(sheet, 'water', `M0 0H${size[0]}V${size[1]}H0Z`)
  const draw = (shapes: readonly MapShape[], look: 'neighbour' | 'land' | 'water' | 'river') => {
    for (const shape of shapes) {
      const d = ringsOf(shape)
        .filter((ring) => ring.length > (look === 'river' ? 1 : 2))
        .map((ring) => pathOf(ring, look !== 'river'))
        .join('')
      if (d !== '') stroke(sheet, look, d)
    }
  }
  draw(
    coast.features.filter(({ properties }) => properties.kind === 'neighbour' || (coast !== outline && properties.kind === 'region')),
    'neighbour',
  )
  const regions = outline.features.filter(({ properties }) => properties.kind === 'region')
  draw(regions, 'land')
  for (const { names, look } of source.regions) {
    for (const name of names) {
      const region = regions.find(({ properties }) => properties.name === name)
      if (!region)
        throw new Error(`на карті ${source.outline} немає «${name}»; є: ${regions.map(({ properties }) => properties.name).join(', ')}`)
      const spots = ringsOf(region)
      const d = look === 'hatch' ? hatched(spots) : spots.map((ring) => pathOf(ring, true)).join('')
      if (d === '') throw new Error(`«${name}» замале для цієї карти: його не видно`)
      stroke(sheet, lookOf(look), d)
    }
  }
  // On the world the two rivers and the reservoirs of the coast would be specks in one of its countries.
  const waters = source.outline === 'world' ? [] : coast.features
  for (const kind of ['water', 'river'] as const)
    draw(
      waters.filter(({ properties }) => properties.kind === kind),
      kind,
    )
  for (const { through, look } of source.lines) polyline(sheet, look === 'river' ? 'curve' : look, through.map(at))
  for (const { through } of source.arrows) drawArrow(sheet, through.map(at))
  for (const { at: place, dot } of source.places) if (dot) ellipse(sheet, 'dot', at(place), 3.5)
  for (const { at: place, label, dot } of source.places) {
    const text = fillText(String(label), scope)
    if (dot) writeNear(sheet, text, at(place), 'place', [0, 180, 90, -90, 45, 135, -45, -135], 6.5)
    else write(sheet, text, at(place), 'place')
  }
  for (const [index, { look, text }] of legend.entries()) writeLegendLine(sheet, lookOf(look), text, size[1] + 10 + index * 20)
  return sheet
}

type LegendLine = { look: MapSource['regions'][number]['look'] | MapSource['lines'][number]['look']; text: string }

const legendOf = ({ regions, lines }: MapSource, scope: Scope): LegendLine[] =>
  [...regions, ...lines].flatMap(({ look, legend }) => (legend === undefined ? [] : [{ look, text: fillText(String(legend), scope) }]))

function writeLegendLine(sheet: Canvas, look: LegendLine['look'] | 'bar', text: string, y: number): void {
  const box: Spot[] = [
    [6, y - 6],
    [26, y - 6],
    [26, y + 6],
    [6, y + 6],
  ]
  if (look === 'border' || look === 'river' || look === 'hidden') stroke(sheet, look === 'river' ? 'curve' : look, `M6 ${y}h20`)
  else stroke(sheet, look, look === 'hatch' ? hatched([box]) : pathOf(box, true))
  if (look !== 'border' && look !== 'river' && look !== 'hidden') stroke(sheet, 'thin', pathOf(box, true))
  write(sheet, text, [34, y], 'note', 'start')
}

function drawArrow(sheet: Canvas, spots: readonly Spot[]): void {
  const [from, to] = spots.slice(-2) as [Spot, Spot]
  polyline(sheet, 'arrow', spots)
  arrowHead(sheet, to, (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI, 13)
}

type Pen = {
  moveTo: (x: number, y: number) => void
  lineTo: (x: number, y: number) => void
  closePath: () => void
  beginPath: () => void
  arc: () => void
}

/** Reads what d3 draws as rings of spots on a grid of one unit: shared borders stay shared, what is too small to see falls out. */
function rings(draw: (pen: Pen) => void): Spot[][] {
  const drawn: Spot[][] = []
  const snapped = (x: number, y: number): Spot => [Math.round(x), Math.round(y)]
  /** The end of a line stays, however near: the next line may go on from it. */
  const ends: Spot[] = []
  draw({
    moveTo: (x, y) => void drawn.push([snapped(x, y)]),
    lineTo: (x, y) => {
      const ring = drawn.at(-1)
      const [before, spot] = [ring?.at(-1), snapped(x, y)]
      ends[drawn.length - 1] = spot
      if (!before || Math.abs(before[0] - spot[0]) + Math.abs(before[1] - spot[1]) >= 3) ring?.push(spot)
    },
    closePath: () => {},
    beginPath: () => {},
    arc: () => {},
  })
  return drawn.flatMap((ring, index) => {
    const [last, end] = [ring.at(-1), ends[index]]
    const whole = last && end && (last[0] !== end[0] || last[1] !== end[1]) ? [...ring, end] : ring
    return whole.length > 1 ? [whole] : []
  })
}
