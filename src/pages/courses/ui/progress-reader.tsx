import { useEffect } from 'react'
import type { UserFact } from '#contract/user-fact'
import { useUserFacts } from '@/entities/user-fact'

type ProgressReaderProps = { onRead: (facts: readonly UserFact[]) => void }

/** Hands over which steps of lessons are finished: what this device knows at once, what others know when it comes. Draws nothing. */
export function ProgressReader({ onRead }: ProgressReaderProps) {
  const facts = useUserFacts()
  useEffect(() => {
    let isGone = false
    const read = (found: readonly UserFact[]) => !isGone && onRead(found)
    void facts
      .own('lesson.step')
      .then(read)
      .then(() => facts.of('lesson.step'))
      .then(read)
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [facts, onRead])
  return null
}
