import { nextTopic, standingOf, type Asked, type DiagnosticTopic } from '#domain/diagnostic'
import { seeded } from '#domain/random'

/** How the topics that a pupil knows are spread: one by one, easy ones first, or each with all that it rests on. */
export const spreads = ['independent', 'easyFirst', 'closed'] as const
export type Spread = (typeof spreads)[number]

/** Sums over pupils: topics `called` «знаєш» and those of them that are known, and so on. */
export type Count = {
  pupils: number
  called: number
  right: number
  known: number
  found: number
  likely: number
  likelyRight: number
  topics: number
  asked: number
}

/** The topics that a pupil knows, a share of all. */
export function knownTo(topics: readonly DiagnosticTopic[], share: number, spread: Spread, random: () => number): ReadonlySet<string> {
  const count = Math.round(share * topics.length)
  const mixed = topics.map((topic) => ({ topic, at: random() }))
  if (spread === 'independent')
    return new Set(
      mixed
        .toSorted((a, b) => a.at - b.at)
        .slice(0, count)
        .map(({ topic }) => topic.id),
    )
  if (spread === 'easyFirst')
    return new Set(
      mixed
        .toSorted((a, b) => a.topic.difficulty / 100 + a.at * 1.5 - b.topic.difficulty / 100 - b.at * 1.5)
        .slice(0, count)
        .map(({ topic }) => topic.id),
    )
  const known = new Set<string>()
  while (known.size < count) {
    const open = topics.filter(
      ({ id, needs }) => !known.has(id) && needs.every((need) => known.has(need) || !topics.some((each) => each.id === need)),
    )
    const next = open[Math.floor(random() * open.length)]
    if (!next) break
    known.add(next.id)
  }
  return known
}

/** One pupil through the whole diagnostic. */
export function examine(
  topics: readonly DiagnosticTopic[],
  known: ReadonlySet<string>,
  { guess, slip }: { guess: number; slip: number },
  random: () => number,
): Asked[] {
  const asked: Asked[] = []
  for (let topic = nextTopic(topics, asked); topic !== null; topic = nextTopic(topics, asked))
    asked.push({ topic, isRight: random() < (known.has(topic) ? 1 - slip : guess), guess })
  return asked
}

/** Sums over pupils whose share of known topics comes from `shares`. */
export function simulate(
  topics: readonly DiagnosticTopic[],
  spread: Spread,
  pupils: number,
  shareOf: (random: () => number) => number,
  seed = 1,
): Count {
  const random = seeded(seed)
  const sum: Count = { pupils, called: 0, right: 0, known: 0, found: 0, likely: 0, likelyRight: 0, topics: 0, asked: 0 }
  for (let pupil = 0; pupil < pupils; pupil++) {
    const known = knownTo(topics, shareOf(random), spread, random)
    const asked = examine(topics, known, { guess: random() < 0.5 ? 1 / 4 : 1 / 5, slip: 0.08 }, random)
    sum.asked += asked.length
    for (const [id, standing] of standingOf(topics, asked)) {
      sum.topics += 1
      if (known.has(id)) sum.known += 1
      if (standing === 'known') {
        sum.called += 1
        if (known.has(id)) sum.right += 1
      }
      if (standing === 'likely') {
        sum.likely += 1
        if (known.has(id)) sum.likelyRight += 1
      }
      if (known.has(id) && (standing === 'known' || standing === 'likely')) sum.found += 1
    }
  }
  return sum
}
