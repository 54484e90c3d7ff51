import { useEffect, useState } from 'react'
import { countOf } from '@/entities/subject'
import { useSurveyGround } from '@/entities/survey'

/** Shows how many facts of answers wait on this device; nothing when all of them arrived. */
export function StoredAnswers() {
  const { log } = useSurveyGround()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isGone = false
    log.waiting().then(
      (waiting) => !isGone && setCount(waiting.length),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [log])
  return count > 0 && <p>Ще не надіслано з цього пристрою: {countOf(count, 'change')}.</p>
}
