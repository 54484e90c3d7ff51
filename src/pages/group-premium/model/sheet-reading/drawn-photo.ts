import { frameWidth, paperSize, type Rect, type SheetCell, type SheetPage } from '#domain/answer-sheet'
import { seeded } from '#domain/random'
import { homographyOf, project, valueAt, type Photo, type Plane, type Point } from './photo'

/** Ink between two points of the page, in millimetres; `dark` from 0 to 1. */
export type Stroke = { from: Point; to: Point; width: number; dark: number }

/** A cross in a cell, as a pupil makes it. */
export const cross = ({ x, y, width, height }: Rect, dark = 0.8, thick = 0.5): Stroke[] => [
  { from: { x: x + 0.6, y: y + 0.5 }, to: { x: x + width - 0.5, y: y + height - 0.6 }, width: thick, dark },
  { from: { x: x + width - 0.7, y: y + 0.6 }, to: { x: x + 0.5, y: y + height - 0.5 }, width: thick, dark },
]

/** A cell that is filled, as a pupil takes a mark back. */
export const filled = ({ x, y, width, height }: Rect): Stroke[] =>
  Array.from({ length: 9 }, (_, part) => ({
    from: { x: x + 0.3, y: y + ((part + 0.5) * height) / 9 },
    to: { x: x + width - 0.3, y: y + ((part + 0.2) * height) / 9 },
    width: 0.6,
    dark: 0.85,
  }))

/** Lines that strike a cell out: level, and longer than it is. */
export const strikes = ({ x, y, width, height }: Rect): Stroke[] =>
  [0.3, 0.55, 0.75].map((part) => ({
    from: { x: x - 1.5, y: y + part * height },
    to: { x: x + width + 1.5, y: y + (part - 0.04) * height },
    width: 0.45,
    dark: 0.85,
  }))

const drawnPerMm = 6

/**
 * A photo of a page: `corners` are where those of the paper lie in it, from the top left clockwise, as shares of its width and height. `shade`: how much
 * light a place of the page has, in millimetres.
 */
export type Shot = {
  width: number
  height: number
  corners: readonly Point[]
  noise: number
  shadow: number
  seed: number
  shade?: (x: number, y: number) => number
}
export const straight: Shot = {
  width: 1200,
  height: 1600,
  corners: [
    { x: 0.05, y: 0.04 },
    { x: 0.95, y: 0.05 },
    { x: 0.96, y: 0.96 },
    { x: 0.04, y: 0.95 },
  ],
  noise: 4,
  shadow: 0.2,
  seed: 1,
}

export function photoOf(page: SheetPage, strokes: readonly Stroke[], shot: Shot): Photo {
  const ink = inkOf(page, strokes)
  const paper = [
    { x: 0, y: 0 },
    { x: paperSize.width, y: 0 },
    { x: paperSize.width, y: paperSize.height },
    { x: 0, y: paperSize.height },
  ]
  const toPage = homographyOf(
    shot.corners.map(({ x, y }) => ({ x: x * shot.width, y: y * shot.height })),
    paper,
  )
  if (!toPage) throw new Error('No such view of a page')
  const random = seeded(shot.seed)
  const data = new Uint8ClampedArray(shot.width * shot.height * 4)
  for (let row = 0; row < shot.height; row++)
    for (let column = 0; column < shot.width; column++) {
      const { x, y } = project(toPage, { x: column + 0.5, y: row + 0.5 })
      const isPaper = x >= 0 && y >= 0 && x < paperSize.width && y < paperSize.height
      const white = isPaper ? 225 * (1 - valueAt(ink, x * drawnPerMm - 0.5, y * drawnPerMm - 0.5)) : 110
      const lit = (shot.shade?.(x, y) ?? 1) * (1 - shot.shadow * (column / shot.width + 0.4 * Math.sin((3 * row) / shot.height)))
      const value = white * lit + shot.noise * (random() + random() + random() + random() - 2) * 1.7
      data.fill(value, (row * shot.width + column) * 4, (row * shot.width + column) * 4 + 3)
      data[(row * shot.width + column) * 4 + 3] = 255
    }
  return { width: shot.width, height: shot.height, data }
}

function inkOf({ markers, strips, cells, number, labels }: SheetPage, strokes: readonly Stroke[]): Plane {
  const [width, height] = [paperSize.width * drawnPerMm, paperSize.height * drawnPerMm]
  const ink: Plane = { width, height, data: new Float32Array(width * height) }
  for (const rect of [...markers.flatMap(({ dark }) => dark), ...strips.flat().filter(({ isDark }) => isDark)]) block(ink, rect)
  for (const cell of [...cells, ...number]) frame(ink, cell)
  for (const { x, y, size, anchor, text } of labels) {
    const long = 0.5 * size * text.length
    const left = anchor === 'start' ? x : anchor === 'end' ? x - long : x - long / 2
    block(ink, { x: left, y: y - 0.3 * size, width: long, height: 0.15 * size })
  }
  for (const stroke of strokes) line(ink, stroke)
  return ink
}

function frame(ink: Plane, { x, y, width, height }: SheetCell): void {
  for (const [from, to] of [
    [
      { x, y },
      { x: x + width, y },
    ],
    [
      { x: x + width, y },
      { x: x + width, y: y + height },
    ],
    [
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    [
      { x, y: y + height },
      { x, y },
    ],
  ] as const)
    line(ink, { from, to, width: frameWidth, dark: 0.9 })
}

const block = (ink: Plane, { x, y, width, height }: Rect): void =>
  line(ink, { from: { x, y: y + height / 2 }, to: { x: x + width, y: y + height / 2 }, width: height, dark: 0.9 }, false)

/** A line with soft sides: a pixel takes as much of it as it covers. */
function line(ink: Plane, { from, to, width, dark }: Stroke, isRound = true): void {
  const per = drawnPerMm
  const [left, right] = [Math.min(from.x, to.x) - width, Math.max(from.x, to.x) + width]
  const [top, bottom] = [Math.min(from.y, to.y) - width, Math.max(from.y, to.y) + width]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length]
  for (let row = Math.max(0, Math.floor(top * per)); row < Math.min(ink.height, bottom * per); row++)
    for (let column = Math.max(0, Math.floor(left * per)); column < Math.min(ink.width, right * per); column++) {
      const [x, y] = [(column + 0.5) / per - from.x, (row + 0.5) / per - from.y]
      const along = x * across + y * down
      const beyond = Math.max(0, -along, along - length)
      const away = Math.abs(y * across - x * down)
      const cover = isRound
        ? Math.min(1, Math.max(0, (width / 2 - Math.hypot(away, beyond)) * per + 0.5))
        : Math.min(1, Math.max(0, (width / 2 - away) * per + 0.5)) * Math.min(1, Math.max(0, 0.5 - beyond * per))
      const index = row * ink.width + column
      ink.data[index] = Math.max(ink.data[index] ?? 0, dark * cover)
    }
}
