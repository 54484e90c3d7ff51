import { fromCallback } from 'xstate'
import type { SurveyFact, SurveyGround } from '@/entities/survey'

export type RecordEvent = { type: 'facts.record'; facts: SurveyFact[] }
/** `waiting`: how many facts of answers the server does not have yet. */
export type RecorderReport = { type: 'facts.kept' | 'facts.lost'; waiting: number }
type Input = { id: string; ground: SurveyGround }

const lookAgainMs = 3000
const answers = new Set(['answer', 'save', 'check'])

/**
 * Writes facts down in order and says, from the start on, whether closing the page would lose any. Facts that the device refuses stay on the page
 * and go to the server from there; as long as that is so, it looks again.
 */
export const recorder = fromCallback<RecordEvent, Input>(({ input: { id, ground }, receive, sendBack }) => {
  let last: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = async (): Promise<void> => {
    clearTimeout(timer)
    const isSafe = await ground.log.isSafe()
    const waiting = (await ground.log.waiting()).filter(({ survey, event }) => survey === id && answers.has(event.kind)).length
    sendBack({ type: isSafe ? 'facts.kept' : 'facts.lost', waiting } satisfies RecorderReport)
    if (!isSafe) timer = setTimeout(() => void tell(), lookAgainMs)
  }
  receive(({ facts }) => {
    if (facts.length === 0) return
    const written = ground.log.append(id, facts, ground.clock.now())
    last = last.then(() => written).then(tell)
  })
  void tell()
  return () => clearTimeout(timer)
})
