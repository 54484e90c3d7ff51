import { readSurvey, type SurveyGround } from '@/entities/survey'
import { adoptForeign } from './adopt-foreign'

const everyMs = 4000

/** Follows a paper that goes on at another device by what the server has of it. @param onNews hears after each look. @returns how to end it. */
export function followFar(id: string, { log, clock }: SurveyGround, onNews: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  const wait = () =>
    void (timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .then(() => isOver || wait()),
      everyMs,
    ))
  const look = async () => {
    if (globalThis.document?.visibilityState === 'hidden') return
    const { survey, serverNow } = await readSurvey(id, everyMs)
    clock.sync(serverNow)
    if (isOver) return
    await log.keepSurvey(survey)
    await adoptForeign(id, survey.events, log)
    onNews()
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
