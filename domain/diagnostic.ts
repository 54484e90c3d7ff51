import type { Question } from './question.ts'
import { seeded } from './random.ts'

/** A topic as the diagnostic sees it: its share of a paper, the difficulty of its tasks, what it needs before it, and whether it has tasks. */
export type DiagnosticTopic = { id: string; title: string; share: number; difficulty: number; needs: readonly string[]; tasks: number }
/** One answer of the diagnostic: its topic, whether the task was solved, and the chance to solve it by blind guessing (a quarter where it is not said). */
export type Asked = { topic: string; isRight: boolean; guess?: number }

/** Most of what a task asks was right: half of a matching is no knowledge yet. */
export const isSolved = ({ points, max }: { points: number; max: number }): boolean => points > 0 && points >= 0.7 * max

/** No diagnostic asks more. */
export const mostAsked = 12

/** The chance that somebody who knows nothing solves a task of this form by pressing at random. */
export function guessOf(question: Question): number {
  switch (question.form) {
    case 'single':
      return 1 / Math.max(2, question.options.length)
    case 'gap':
      return 1 / Math.max(2, question.gaps[0]?.options.length ?? 2)
    case 'gapPool':
    case 'sequence':
    case 'matching':
    case 'multi':
    case 'grouped':
    case 'numeric':
      return 0.05
  }
}

/** Who knows a topic still slips in one task of twelve. */
const slip = 1 / 12
/** Of a topic whose ground is missing, this share of its chance is left: graphs of topics are drawn by people. */
const groundless = 0.6
/** A topic is called known, or likely known, from these chances on; unknown up to the last. */
export const standings = { known: 0.93, likely: 0.5, unknown: 0.3 } as const
/** After so many topics it asks once more about those that one answer may have hit by luck. */
const explored = 8
/** The diagnostic ends early when less than this share of a paper is in doubt. */
const enough = 0.06

export type Standing = 'known' | 'likely' | 'unknown' | null

/** The chance that each topic is known, after the answers. */
export function chancesOf(topics: readonly DiagnosticTopic[], asked: readonly Asked[]): Map<string, number> {
  const pupils = pupilsOf(topics)
  const weights = weigh(topics, pupils, asked)
  const shares = sharesOf(topics, pupils, weights)
  return new Map(topics.map(({ id }, at) => [id, shares[at]!]))
}

/** What may be said of each topic; null where nothing may. A topic that was missed is never called known. */
export function standingOf(topics: readonly DiagnosticTopic[], asked: readonly Asked[]): Map<string, Standing> {
  const missed = new Set(asked.filter(({ isRight }) => !isRight).map(({ topic }) => topic))
  return new Map(
    [...chancesOf(topics, asked)].map(([id, chance]): [string, Standing] => {
      if (missed.has(id)) return [id, chance >= standings.likely ? null : 'unknown']
      if (chance >= standings.known) return [id, 'known']
      if (chance >= standings.likely) return [id, 'likely']
      return [id, chance <= standings.unknown ? 'unknown' : null]
    }),
  )
}

/**
 * The topic to ask about next, or null where enough is known. The first is the easiest that much rests on; then the one whose answer takes most doubt
 * from the paper.
 */
export function nextTopic(topics: readonly DiagnosticTopic[], asked: readonly Asked[], most = mostAsked): string | null {
  if (asked.length >= most) return null
  const open = topics.filter(({ id, tasks }) => tasks > 0 && !asked.some(({ topic }) => topic === id))
  if (asked.length === 0) return firstTopic(topics, open)
  const belief = beliefOf(topics, asked)
  const { chances } = belief
  const doubt = topics.reduce((sum, { share }, at) => sum + share * Math.min(chances[at] ?? 0, 1 - (chances[at] ?? 0)), 0)
  if (doubt < enough) return null
  if (asked.length >= explored) {
    const luck = onceRight(topics, asked).filter((topic) => (chances[topics.indexOf(topic)] ?? 1) < standings.known)
    const [first] = luck.toSorted((a, b) => b.share - a.share || order(a, b))
    if (first) return first.id
  }
  const worth = (topic: DiagnosticTopic) => doubtTaken(topics, belief, topics.indexOf(topic))
  const ranked = open.map((topic) => ({ topic, worth: worth(topic) })).toSorted((a, b) => b.worth - a.worth || order(a.topic, b.topic))
  return ranked[0]?.topic.id ?? null
}

/** Topics with one task asked and solved, and another one left. */
const onceRight = (topics: readonly DiagnosticTopic[], asked: readonly Asked[]): DiagnosticTopic[] =>
  topics.filter(({ id, tasks }) => {
    const own = asked.filter(({ topic }) => topic === id)
    return own.length === 1 && own[0]?.isRight === true && tasks > 1
  })

function firstTopic(topics: readonly DiagnosticTopic[], open: readonly DiagnosticTopic[]): string | null {
  const lines = linesOf(topics)
  const grounds = open.filter(({ needs }) => needs.length === 0)
  const easy = grounds.toSorted((a, b) => a.difficulty - b.difficulty).slice(0, Math.max(1, Math.ceil(grounds.length / 2)))
  const worth = (topic: DiagnosticTopic) =>
    topic.share + open.filter(({ id }) => lines(id).has(topic.id)).reduce((sum, { share }) => sum + share, 0)
  return easy.toSorted((a, b) => worth(b) - worth(a) || order(a, b))[0]?.id ?? null
}

const order = (a: DiagnosticTopic, b: DiagnosticTopic) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1)

/** What is believed after some answers: of the imagined pupils the `likely` ones alone matter. */
type Belief = { pupils: Pupils; weights: Float64Array; likely: number[]; chances: Float64Array }

function beliefOf(topics: readonly DiagnosticTopic[], asked: readonly Asked[]): Belief {
  const pupils = pupilsOf(topics)
  const weights = weigh(topics, pupils, asked)
  const least = weights.reduce((most, weight) => Math.max(most, weight), 0) / 200
  const likely = Array.from({ length: pupilCount }, (_, pupil) => pupil).filter((pupil) => (weights[pupil] ?? 0) >= least)
  return { pupils, weights, likely, chances: sharesOf(topics, pupils, weights) }
}

/** How much of the variance over the paper one answer explains. */
function doubtTaken(topics: readonly DiagnosticTopic[], { pupils, weights, likely, chances }: Belief, at: number): number {
  const chance = chances[at] ?? 0
  const told = 1 - slip - typicalGuess
  const right = typicalGuess + told * chance
  const variance = right * (1 - right)
  if (variance === 0) return 0
  const both = new Float64Array(topics.length)
  const width = topics.length
  for (const pupil of likely) {
    if (pupils[pupil * width + at] !== 1) continue
    const weight = weights[pupil]!
    for (let other = 0; other < width; other++) both[other]! += weight * pupils[pupil * width + other]!
  }
  return topics.reduce((sum, { share }, other) => {
    const covariance = told * ((both[other] ?? 0) - chance * (chances[other] ?? 0))
    return sum + (share * covariance ** 2) / variance
  }, 0)
}

const pupilCount = 4096
const typicalGuess = 1 / 4

/** Whether each imagined pupil knows each topic: 1 at `pupil × topics + topic`. */
type Pupils = Uint8Array
const imagined = new WeakMap<readonly DiagnosticTopic[], Pupils>()

/** Imagined pupils from hardly any knowledge to nearly all: they know a topic more often if it is easy and what it needs is known. */
function pupilsOf(topics: readonly DiagnosticTopic[]): Pupils {
  const ready = imagined.get(topics)
  if (ready) return ready
  const random = seeded(20260520)
  const places = new Map(topics.map(({ id }, at) => [id, at]))
  const sorted = neededFirst(topics)
  const mean = topics.reduce((sum, { difficulty }) => sum + difficulty, 0) / Math.max(1, topics.length)
  const width = topics.length
  const pupils = new Uint8Array(pupilCount * width)
  for (let pupil = 0; pupil < pupilCount; pupil++) {
    const ability = 6 * ((pupil + random()) / pupilCount) - 3
    for (const at of sorted) {
      const topic = topics[at]
      if (!topic) continue
      const hasGround = topic.needs.every((need) => !places.has(need) || pupils[pupil * width + places.get(need)!] === 1)
      const chance = 1 / (1 + Math.exp((topic.difficulty - mean) / 200 - ability - (topic.needs.length > 0 && hasGround ? 0.3 : 0)))
      if (random() < (hasGround ? chance : groundless * chance)) pupils[pupil * width + at] = 1
    }
  }
  imagined.set(topics, pupils)
  return pupils
}

/** Indices of the topics, each after all that it needs. */
function neededFirst(topics: readonly DiagnosticTopic[]): number[] {
  const lines = linesOf(topics)
  return topics.map((_, at) => at).toSorted((a, b) => lines(topics[a]?.id ?? '').size - lines(topics[b]?.id ?? '').size)
}

/** How well each imagined pupil fits the answers; the weights sum to 1. */
function weigh(topics: readonly DiagnosticTopic[], pupils: Pupils, asked: readonly Asked[]): Float64Array {
  const weights = new Float64Array(pupilCount).fill(1)
  for (const { topic, isRight, guess = typicalGuess } of asked) {
    const at = topics.findIndex(({ id }) => id === topic)
    if (at === -1) continue
    for (let pupil = 0; pupil < pupilCount; pupil++) {
      const right = pupils[pupil * topics.length + at] === 1 ? 1 - slip : guess
      weights[pupil]! *= isRight ? right : 1 - right
    }
  }
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The share of the weight of those who know each topic. */
function sharesOf(topics: readonly DiagnosticTopic[], pupils: Pupils, weights: Float64Array): Float64Array {
  const width = topics.length
  const shares = new Float64Array(width)
  for (let pupil = 0; pupil < pupilCount; pupil++)
    for (let at = 0; at < width; at++) shares[at]! += weights[pupil]! * pupils[pupil * width + at]!
  return shares
}

/** `start` may be learnt at once, since what it needs is known or likely; `later` waits for it. The most of a paper first. */
export type DiagnosticAdvice = Record<'known' | 'likely' | 'start' | 'later', DiagnosticTopic[]>

/** Gives the advice after a diagnostic: nothing that was missed counts as known, and nothing is begun whose ground is missing. */
export function adviceOf(topics: readonly DiagnosticTopic[], asked: readonly Asked[]): DiagnosticAdvice {
  const standing = standingOf(topics, asked)
  const of = (...wanted: Standing[]) => topics.filter(({ id }) => wanted.includes(standing.get(id) ?? null))
  const isGround = (id: string) => standing.get(id) === 'known' || standing.get(id) === 'likely'
  const rest = of('unknown', null).toSorted((a, b) => b.share - a.share)
  const isNext = ({ needs }: DiagnosticTopic) => needs.every(isGround)
  return { known: of('known'), likely: of('likely'), start: rest.filter(isNext), later: rest.filter((topic) => !isNext(topic)) }
}

/** Everything that a topic rests on, near or far. */
function linesOf(topics: readonly DiagnosticTopic[]): (id: string) => ReadonlySet<string> {
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
  return before
}
