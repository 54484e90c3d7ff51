import { useEffect, useEffectEvent } from 'react'
import type { SurveySummary } from '#domain/survey'
import { bestAttempt } from '#domain/theory-test'
import { useIsSessionThere } from '@/entities/session'
import { listSurveys, useSurveyGround } from '@/entities/survey'
import { passedMark, readMarks } from '@/entities/theory'
import { useUserFacts } from '@/entities/user-fact'

/** Brings the marks of reading up to what the server knows of this visitor, from other devices too. Draws nothing; without the network the marks stay. */
export function FollowReading(props: FollowReadingProps) {
  return useIsSessionThere() && <Follower {...props} />
}

type FollowReadingProps = {
  subject: string
  articles: readonly { id: string; title: string }[]
  /** Own surveys of the subject where the page reads them itself, null until it has. */
  surveys?: readonly SurveySummary[] | null
}

/** Brings the marks of reading up to what the server knows of this visitor. */
function Follower({ subject, articles, surveys }: FollowReadingProps) {
  const facts = useUserFacts()
  const { clock } = useSurveyGround()
  const markPassed = useEffectEvent((own: readonly SurveySummary[]) => {
    for (const { id, title } of articles) if (bestAttempt(title, own)?.isPassed) readMarks.mark(id, passedMark)
  })
  const isReadHere = surveys === undefined
  useEffect(() => {
    let isGone = false
    const follow = async () => {
      const read = await facts.of('article.read')
      if (isGone) return
      for (const fact of read) if (fact.kind === 'article.read') readMarks.mark(fact.article, fact.block)
      if (!isReadHere) return
      const own = await listSurveys({ clock, subject })
      if (!isGone) markPassed(own)
    }
    follow().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [facts, clock, subject, isReadHere])
  useEffect(() => {
    if (surveys) markPassed(surveys)
  }, [surveys])
  return null
}
