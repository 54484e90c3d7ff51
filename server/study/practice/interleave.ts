/**
 * Takes things in turn from each group, in the order of the first of each, up to `count`: no group is passed over for another.
 */
export function inTurn<T>(things: readonly T[], groupOf: (thing: T) => string, count: number): T[] {
  const groups = [...Map.groupBy(things, groupOf).values()]
  const longest = Math.max(0, ...groups.map((group) => group.length))
  const turns = Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1)))
  return turns.flat().slice(0, count)
}

/** The same tasks with no two neighbours of one topic, unless one topic has more than all others together and one. */
export function interleaved<T extends { topic: string }>(tasks: readonly T[]): T[] {
  const groups = [...Map.groupBy(tasks, ({ topic }) => topic).values()]
  const ordered: T[] = []
  while (ordered.length < tasks.length) {
    const last = ordered.at(-1)?.topic
    const open = groups.filter(([first]) => first !== undefined && first.topic !== last)
    const [group] = (open.length > 0 ? open : groups.filter(({ length }) => length > 0)).toSorted((a, b) => b.length - a.length)
    const task = group?.shift()
    if (task) ordered.push(task)
  }
  return ordered
}
