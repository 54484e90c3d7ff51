import { fromCallback } from 'xstate'
import type { SurveyFact, SurveyGround } from '@/entities/survey'
import type { WriterReport } from './seat'

/** A fact and when it was stated: by the server’s clock, in ms since the epoch. */
export type StatedFact = { fact: SurveyFact; at: number }
export type RecordEvent = { type: 'facts.record'; facts: readonly StatedFact[] }
/** `waiting`: how many facts of answers the server does not have yet. */
export type RecorderReport = { type: 'facts.stored' | 'facts.lost'; waiting: number }
type Input = { id: string; ground: SurveyGround }

/** Carries the facts that could not be handed to the device. */
export class UnwrittenError extends Error {
  readonly facts: readonly StatedFact[]
  constructor(facts: readonly StatedFact[], cause: unknown) {
    super('The facts were not written down', { cause })
    this.facts = facts
  }
}

const lookAgainMs = 3000
const answers = new Set(['answer', 'save', 'check'])

/**
 * Writes facts down in order and says whether closing the page would lose any. What the device refuses goes to the server from the page.
 * A paper handed in elsewhere is written no more.
 */
export const recorder = fromCallback<RecordEvent, Input>(({ input: { id, ground }, receive, sendBack }) => {
  let last: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const look = async (): Promise<boolean> => {
    const isSafe = await ground.log.isSafe()
    const waiting = (await ground.log.waiting()).filter(({ survey, event }) => survey === id && answers.has(event.kind)).length
    if (!isGone) sendBack({ type: isSafe ? 'facts.stored' : 'facts.lost', waiting } satisfies RecorderReport)
    return isSafe
  }
  /** A log that cannot say anything now, for its code could not be fetched, is asked again. */
  const tell = async (): Promise<void> => {
    clearTimeout(timer)
    const isSafe = await look().catch(() => false)
    if (!isSafe && !isGone) timer = setTimeout(() => void tell(), lookAgainMs)
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
  const lookForEnd = async () => (await ground.log.isEnded(id)) && !isGone && sendBack({ type: 'seat.lost' } satisfies WriterReport)
  const leave = ground.log.subscribe(() => void lookForEnd())
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
