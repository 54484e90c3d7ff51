import { fromCallback } from 'xstate'
import type { SurveyFact, SurveyGround } from '@/entities/survey'
import type { WriterReport } from './writer-lock'

/** A fact and when it was stated: by the server’s clock, in ms since the epoch. */
export type StatedFact = { fact: SurveyFact; at: number }
export type RecordEvent = { type: 'facts.record'; facts: readonly StatedFact[] }
/** `waiting`: how many facts of answers the server does not have yet; `refused`: how many it has turned down. */
export type RecorderReport = { type: 'facts.stored' | 'facts.lost'; waiting: number; refused: number }
type Input = { id: string; ground: SurveyGround }

/** Carries the facts that could not be handed to the device. */
export class UnwrittenError extends Error {
  readonly facts: readonly StatedFact[]
  constructor(facts: readonly StatedFact[], cause: unknown) {
    super('The facts were not written down', { cause })
    this.facts = facts
  }
}

const recheckMs = 3000
const answers = new Set(['answer', 'save', 'check'])

/**
 * Writes facts to the log in order and says whether closing the page would lose any. What the device refuses is sent to the server at once.
 * A paper handed in elsewhere gets no more facts.
 */
export const recorder = fromCallback<RecordEvent, Input>(({ input: { id, ground }, receive, sendBack }) => {
  let last: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  /** Of the answers that were turned down so many have been told. */
  let told = 0
  const ofAnswers = (facts: Awaited<ReturnType<SurveyGround['log']['waiting']>>) =>
    facts.filter(({ survey, event }) => survey === id && answers.has(event.kind)).length
  const look = async (): Promise<boolean> => {
    const isSafe = await ground.log.isSafe()
    const [waiting = 0, refused = 0] = (await Promise.all([ground.log.waiting(), ground.log.refused()])).map(ofAnswers)
    told = refused
    if (!isGone) sendBack({ type: isSafe ? 'facts.stored' : 'facts.lost', waiting, refused } satisfies RecorderReport)
    return isSafe
  }
  /** A log that cannot say anything now, for its code could not be fetched, is asked again. */
  const tell = async (): Promise<void> => {
    clearTimeout(timer)
    const isSafe = await look().catch(() => false)
    if (!isSafe && !isGone) timer = setTimeout(() => void tell(), recheckMs)
  }
  const write = (facts: readonly StatedFact[]) =>
    atOnce(facts).map((group, index, all) => {
      try {
        return ground.log.append(
          id,
          group.map(({ fact }) => fact),
          group[0]?.at ?? ground.clock.now(),
        )
      } catch (cause) {
        throw new UnwrittenError(all.slice(index).flat(), cause)
      }
    })
  receive(({ facts }) => {
    if (facts.length === 0) return
    const written = Promise.all(write(facts))
    last = last
      .then(() => written)
      .catch(() => undefined)
      .then(tell)
  })
  void tell()
  const lookForEnd = async () => (await ground.log.isEnded(id)) && !isGone && sendBack({ type: 'lock.lost' } satisfies WriterReport)
  const lookForRefusals = async () => ofAnswers(await ground.log.refused()) !== told && !isGone && (await tell())
  const leave = ground.log.subscribe(() => {
    void lookForEnd()
    void lookForRefusals().catch(() => undefined)
  })
  return () => {
    isGone = true
    leave()
    clearTimeout(timer)
  }
})

/** Facts in the order they were stated, those of one moment together. */
function atOnce(facts: readonly StatedFact[]): StatedFact[][] {
  const groups: StatedFact[][] = []
  for (const stated of facts) {
    const last = groups.at(-1)
    if (last?.[0]?.at === stated.at) last.push(stated)
    else groups.push([stated])
  }
  return groups
}
