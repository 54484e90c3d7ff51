export type Area = { x: number; y: number; width: number; height: number }
export type View = { x: number; y: number; k: number }

/** The smallest and the largest that a drawing is shown. */
export const scales: [number, number] = [0.15, 4]
const [margin, readable] = [16, 0.9]

/** Shows a whole area, not larger than it is. */
export function fit({ x, y, width, height }: Area, room: { width: number; height: number }): View {
  if (width === 0 || height === 0 || room.width === 0 || room.height === 0) return { x: 0, y: 0, k: 1 }
  const k = Math.max(scales[0], Math.min(1, (room.width - 2 * margin) / width, (room.height - 2 * margin) / height))
  return { x: (room.width - k * width) / 2 - k * x, y: (room.height - k * height) / 2 - k * y, k }
}

/** Brings an area to the middle, so large that its words can be read, and never larger than it was when that is enough. */
export function centre({ x, y, width, height }: Area, room: { width: number; height: number }, now: number): View {
  const k = Math.max(readable, Math.min(now, 1.5))
  return { x: room.width / 2 - k * (x + width / 2), y: room.height / 2 - k * (y + height / 2), k }
}

/** The smallest area around several. */
export function around(areas: readonly Area[]): Area {
  const [left, top] = [Math.min(...areas.map(({ x }) => x)), Math.min(...areas.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...areas.map(({ x, width }) => x + width)), Math.max(...areas.map(({ y, height }) => y + height))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
