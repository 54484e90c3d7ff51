import { useEffect, useEffectEvent } from 'react'
import { bestAttempt } from '#contract/theory-test'
import { listSurveys, useSurveyGround } from '@/entities/survey'
import { passedMark, readMarks } from '@/entities/theory'
import { useUserFacts } from '@/entities/user-fact'

export type FollowReadingProps = { subject: string; articles: readonly { id: string; title: string }[] }

/** Brings the marks of reading up to what the server knows of this visitor. */
export function Follower({ subject, articles }: FollowReadingProps) {
  const facts = useUserFacts()
  const { clock } = useSurveyGround()
  const markPassed = useEffectEvent((surveys: Parameters<typeof bestAttempt>[1]) => {
    for (const { id, title } of articles) if (bestAttempt(title, surveys)?.isPassed) readMarks.mark(id, passedMark)
  })
  useEffect(() => {
    let isGone = false
    const follow = async () => {
      const read = await facts.of('article.read')
      if (isGone) return
      for (const fact of read) if (fact.kind === 'article.read') readMarks.mark(fact.article, fact.block)
      const surveys = await listSurveys({ clock, subject })
      if (!isGone) markPassed(surveys)
    }
    follow().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [facts, clock, subject])
  return null
}
