import type { ReactNode } from 'react'
import { articleAnswerSchema, type Article } from '#contract/theory'
import { useAnswer, type Answer } from '@/shared/lib/answer'
import { theoryPath } from './theory-answers'

type ArticleAnswerProps = { subject: string; type: string; seoCode: string; children: (answer: Answer<{ article: Article }>) => ReactNode }

/** An article by its present or an earlier address. */
export function ArticleAnswer({ subject, type, seoCode, children }: ArticleAnswerProps) {
  return children(useAnswer(theoryPath(subject, 'theory', type, seoCode), articleAnswerSchema))
}
