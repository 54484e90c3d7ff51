import { useEffect, useState } from 'react'
import { ProblemNotice } from '@/shared/ui/problem-notice'

const patienceMs = 8000

/** Says once that what is waited for takes too long to keep the rest back. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/** An answer has not come for long; it may still. */
export const SlowNotice = () => (
  <ProblemNotice title="Довго завантажується" onRetry={() => location.reload()}>
    З’єднання повільне або сервер зайнятий. Щойно відповідь прийде, вона з’явиться тут.
  </ProblemNotice>
)
