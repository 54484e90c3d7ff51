import { fromCallback } from 'xstate'
import type { SurveyFact, SurveyGround } from '@/entities/survey'

export type RecordEvent = { type: 'facts.record'; facts: SurveyFact[] }
export type RecorderWord = { type: 'facts.kept' } | { type: 'facts.lost' }

const retryMs = 3000

/**
 * Writes facts to the device in order and says whether they are safe there. What the device refuses is kept and written with the next facts,
 * at the latest three seconds later, so that nothing on the sheet is missing in the log for good.
 */
export const recorder = fromCallback<RecordEvent, { id: string; ground: SurveyGround }>(({ input: { id, ground }, receive, sendBack }) => {
  const unsafe: SurveyFact[] = []
  let isWriting = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async (): Promise<void> => {
    clearTimeout(timer)
    if (isWriting || unsafe.length === 0) return
    isWriting = true
    const facts = [...unsafe]
    const isSafe = await ground.log.append(id, facts, ground.clock.now()).then(
      () => true,
      () => false,
    )
    isWriting = false
    if (isSafe) {
      unsafe.splice(0, facts.length)
      ground.wake()
      void write()
    } else if (!isStopped) timer = setTimeout(() => void write(), retryMs)
    sendBack({ type: isSafe ? 'facts.kept' : 'facts.lost' } satisfies RecorderWord)
  }
  receive(({ facts }) => {
    unsafe.push(...facts)
    void write()
  })
  return () => {
    isStopped = true
    void write()
  }
})

/** Tells the server’s time once a second and at each return to the page. */
export const ticker = fromCallback<{ type: 'none' }, SurveyGround>(({ input: { clock }, sendBack }) => {
  const tick = () => sendBack({ type: 'clock.tick', now: clock.now() })
  const timer = setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})
