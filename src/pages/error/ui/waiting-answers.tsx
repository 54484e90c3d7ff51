import { useEffect, useState } from 'react'
import { useSurveyGround } from '@/entities/survey'

/** Shows how many facts of answers wait on this device; nothing when all of them arrived. */
export function KeptAnswers() {
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
  return count > 0 && <p>На цьому пристрої чекають на надсилання: {count}.</p>
}
