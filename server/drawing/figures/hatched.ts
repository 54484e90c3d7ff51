import { round, type Spot } from './canvas.ts'

const gap = 6

/** Slanting strokes inside rings, as one path: a line is drawn between every odd crossing with the outline and the next. */
export function hatched(rings: readonly (readonly Spot[])[]): string {
  const edges = rings.flatMap((ring) => ring.map((spot, index) => [spot, ring[(index + 1) % ring.length]!] as const))
  const levels = rings.flat().map(([x, y]) => x + y)
  const strokes: string[] = []
  for (let level = Math.ceil(Math.min(...levels) / gap) * gap + 0.25; level < Math.max(...levels); level += gap) {
    const crossings = edges
      .flatMap(([a, b]) => {
        const [from, to] = [a[0] + a[1] - level, b[0] + b[1] - level]
        if (from > 0 === to > 0) return []
        const share = from / (from - to)
        return [a[0] + (b[0] - a[0]) * share]
      })
      .toSorted((a, b) => a - b)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [x1, x2] = [crossings[index]!, crossings[index + 1]!]
      strokes.push(`M${round(x1)} ${round(level - x1)}L${round(x2)} ${round(level - x2)}`)
    }
  }
  return strokes.join('')
}
