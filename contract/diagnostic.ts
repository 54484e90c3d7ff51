/** A topic as the diagnostic sees it: its share of a paper, the difficulty of its tasks, what it needs before it, and whether it has tasks. */
export type DiagnosticTopic = { id: string; title: string; share: number; difficulty: number; needs: readonly string[]; tasks: number }
/** One answer of the diagnostic: its topic, and whether the task was solved. */
export type Asked = { topic: string; isRight: boolean }

/** Most of what a task asks was right: half of a matching is no knowledge yet. */
export const isSolved = ({ points, max }: { points: number; max: number }): boolean => points > 0 && points >= 0.7 * max

/** No diagnostic asks more. */
export const mostAsked = 12

type Known = 'known' | 'unknown' | null

/**
 * Infers the standing of every topic from the answers. Who solves a topic knows what it needs; who does not, will not solve what rests on it. A
 * topic that was asked speaks for itself, and where two inferences disagree nothing is known.
 */
export function standingOf(topics: readonly DiagnosticTopic[], asked: readonly Asked[]): Map<string, Known> {
  const lines = linesOf(topics)
  const own = new Map(asked.map(({ topic, isRight }) => [topic, isRight]))
  return new Map(
    topics.map(({ id }) => {
      const answered = own.get(id)
      if (answered !== undefined) return [id, answered ? 'known' : 'unknown'] as const
      const isBelow = asked.some(({ topic, isRight }) => isRight && lines.before(topic).has(id))
      const isAbove = asked.some(({ topic, isRight }) => !isRight && lines.before(id).has(topic))
      return [id, isBelow === isAbove ? null : isBelow ? 'known' : 'unknown'] as const
    }),
  )
}

/**
 * The topic to ask about next, or null where enough is known. The first is the easiest that much rests on; then each halves what is open: whichever
 * way it is answered, as much of the paper as possible is decided.
 */
export function nextTopic(topics: readonly DiagnosticTopic[], asked: readonly Asked[], most = mostAsked): string | null {
  if (asked.length >= most) return null
  const lines = linesOf(topics)
  const standing = standingOf(topics, asked)
  const open = topics.filter(({ id, tasks }) => standing.get(id) === null && tasks > 0 && !asked.some(({ topic }) => topic === id))
  const weigh = (of: readonly DiagnosticTopic[]) => of.reduce((sum, { share }) => sum + share, 0)
  const below = (topic: DiagnosticTopic) => weigh(open.filter(({ id }) => lines.before(topic.id).has(id)))
  const above = (topic: DiagnosticTopic) => weigh(open.filter(({ id }) => lines.before(id).has(topic.id)))
  const isFirst = asked.length === 0
  const easy = isFirst ? easiest(open.filter(({ needs }) => needs.length === 0)) : open
  const worth = (topic: DiagnosticTopic) => topic.share + (isFirst ? above(topic) : 2 * Math.min(below(topic), above(topic)))
  const [best] = easy.toSorted((a, b) => worth(b) - worth(a) || a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1))
  return best?.id ?? null
}

/** The easier half. */
const easiest = (topics: readonly DiagnosticTopic[]): readonly DiagnosticTopic[] =>
  topics.toSorted((a, b) => a.difficulty - b.difficulty).slice(0, Math.max(1, Math.ceil(topics.length / 2)))

/** `start` may be learnt at once, since what it needs is known; `later` waits for it. The most of a paper first. */
export type Verdict = Record<'known' | 'start' | 'later', DiagnosticTopic[]>

/** Gives the advice after a diagnostic: nothing that was missed counts as known, and nothing is begun whose ground is missing. */
export function verdictOf(topics: readonly DiagnosticTopic[], asked: readonly Asked[]): Verdict {
  const standing = standingOf(topics, asked)
  const isKnown = (id: string) => standing.get(id) === 'known'
  const rest = topics.filter(({ id }) => !isKnown(id)).toSorted((a, b) => b.share - a.share)
  const isNext = ({ needs }: DiagnosticTopic) => needs.every(isKnown)
  return {
    known: topics.filter(({ id }) => isKnown(id)),
    start: rest.filter(isNext),
    later: rest.filter((topic) => !isNext(topic)),
  }
}

/** Everything that a topic rests on, near or far. */
function linesOf(topics: readonly DiagnosticTopic[]): { before: (id: string) => ReadonlySet<string> } {
  const needs = new Map(topics.map((topic) => [topic.id, topic.needs]))
  const found = new Map<string, ReadonlySet<string>>()
  const before = (id: string): ReadonlySet<string> => {
    const ready = found.get(id)
    if (ready) return ready
    const own = needs.get(id) ?? []
    const all = new Set([...own, ...own.flatMap((need) => [...before(need)])])
    found.set(id, all)
    return all
  }
  return { before }
}
