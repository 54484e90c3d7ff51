export type Area = { x: number; y: number; width: number; height: number }
export type View = { x: number; y: number; k: number }

/** The smallest and the largest that a drawing is shown. */
export const scales: [number, number] = [0.15, 4]
const margin = 16
/** Letters are drawn 11 px high: smaller than that nothing is shown by itself. */
const readable = 1

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

/** Shows a whole area where its letters can be read then, and otherwise the part of it around a place, with the area filling the room. */
export function open(area: Area, room: { width: number; height: number }, place: Area | null): View {
  const whole = fit(area, room)
  if (whole.k >= readable) return whole
  const { x, y, k } = centre(place ?? { ...area, width: 0, height: 0 }, room, readable)
  return { x: within(x, area.x, area.width * k, room.width), y: within(y, area.y, area.height * k, room.height), k }
}

/** Moves an edge so that nothing of the room stays empty that the area could fill. */
function within(at: number, start: number, length: number, room: number): number {
  if (length + 2 * margin <= room) return (room - length) / 2 - start
  return Math.min(margin - start, Math.max(room - length - margin - start, at))
}

/** The smallest area around several. */
export function around(areas: readonly Area[]): Area {
  const [left, top] = [Math.min(...areas.map(({ x }) => x)), Math.min(...areas.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...areas.map(({ x, width }) => x + width)), Math.max(...areas.map(({ y, height }) => y + height))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
