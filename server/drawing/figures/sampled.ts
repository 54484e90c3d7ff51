const parts = 240

/** The runs of a graph that lie in sight: it is broken where it leaves the frame or jumps. Ends are cut at the frame. */
export function sampled(
  of: (x: number) => number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): [number, number][][] {
  const runs: [number, number][][] = []
  let run: [number, number][] = []
  const close = () => {
    if (run.length > 1) runs.push(run)
    run = []
  }
  const isIn = (y: number) => Number.isFinite(y) && y >= low - 1e-9 && y <= high + 1e-9
  let before: [number, number] | null = null
  for (let index = 0; index <= parts; index++) {
    const x = from + ((to - from) * index) / parts
    const y = of(x)
    const jumps = before !== null && Math.abs(y - before[1]) > (high - low) * 0.8
    if (isIn(y) && !jumps) {
      if (run.length === 0 && before && Number.isFinite(before[1])) run.push(edge(of, before[0], x, [low, high]))
      run.push([x, y])
    } else {
      if (run.length > 0 && before && Number.isFinite(y) && !jumps) run.push(edge(of, x, before[0], [low, high]))
      close()
      if (isIn(y)) run.push([x, y])
    }
    before = [x, y]
  }
  close()
  return runs.map(thinned)
}

/** Finds by halving where a graph crosses the frame between a place outside and one inside. */
function edge(of: (x: number) => number, outside: number, inside: number, [low, high]: readonly [number, number]): [number, number] {
  let [out, seen] = [outside, inside]
  for (let turn = 0; turn < 24; turn++) {
    const middle = (out + seen) / 2
    const y = of(middle)
    if (y >= low && y <= high) seen = middle
    else out = middle
  }
  return [seen, of(seen)]
}

/** Points on a straight piece are dropped: what is left draws the same line. */
function thinned(run: [number, number][]): [number, number][] {
  return run.filter((point, index) => {
    const [before, after] = [run[index - 1], run[index + 1]]
    if (!before || !after) return true
    const cross = (point[0] - before[0]) * (after[1] - before[1]) - (point[1] - before[1]) * (after[0] - before[0])
    return Math.abs(cross) > 1e-7 && (Math.abs(cross) > 2e-4 || index % 2 === 0)
  })
}
