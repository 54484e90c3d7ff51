/** So many cards a day are no wall, however little the other days hold. */
export const noWallBelow = 10
const week = 7

/** The most cards that a day may hold: 1.5 of the mean of the seven days around it (of all days where there are fewer), but at least the number that is always allowed. */
export function mostOn(loads: readonly number[], day: number): number {
  const around = weekAround(loads, day)
  const mean = around.reduce((sum, index) => sum + (loads[index] ?? 0), 0) / around.length
  return Math.max(noWallBelow, Math.ceil(1.5 * mean))
}

/** Moves what is too much for a day to the emptiest day around it, until no day holds too much. The sum stays. */
export function levelLoads(natural: readonly number[]): number[] {
  const loads = [...natural]
  for (let peak = worst(loads); peak !== -1; peak = worst(loads)) {
    const load = loads[peak] ?? 0
    const valley = valleyNear(loads, peak)
    const moved = Math.max(1, Math.min(load - mostOn(loads, peak), Math.floor((load - (loads[valley] ?? 0)) / 2)))
    loads[peak] = load - moved
    loads[valley] = (loads[valley] ?? 0) + moved
  }
  return loads
}

const valleyNear = (loads: readonly number[], peak: number): number =>
  weekAround(loads, peak).reduce((best, index) => {
    const lower = (loads[best] ?? 0) - (loads[index] ?? 0)
    return lower > 0 || (lower === 0 && Math.abs(index - peak) < Math.abs(best - peak)) ? index : best
  })

const worst = (loads: readonly number[]): number => {
  const excess = loads.map((load, day) => load - mostOn(loads, day))
  const most = Math.max(0, ...excess)
  return most === 0 ? -1 : excess.indexOf(most)
}

function weekAround({ length }: readonly number[], day: number): number[] {
  const size = Math.min(week, length)
  const first = Math.min(Math.max(0, day - 3), length - size)
  return Array.from({ length: size }, (_, index) => first + index)
}
