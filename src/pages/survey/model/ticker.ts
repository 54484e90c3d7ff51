import { fromCallback } from 'xstate'
import { readSurvey, type SurveyGround } from '@/entities/survey'

type Input = { id: string; ground: SurveyGround }

/** Tells the server’s time once a second and at each return to the page; after a jump of the device’s clock it asks the server anew. */
export const ticker = fromCallback<{ type: 'none' }, Input>(({ input: { id, ground }, sendBack }) => {
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    await readSurvey(id).then(
      ({ serverNow }) => ground.clock.sync(serverNow),
      () => undefined,
    )
    isAsking = false
  }
  const tick = () => {
    if (ground.clock.hasJumped()) void ask()
    sendBack({ type: 'clock.tick', now: ground.clock.now() })
  }
  const timer = setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})
