import type { ReactNode } from 'react'
import { articleAnswerSchema, type Article } from '#contract/theory'
import { useAnswer, type Answer } from '@/shared/lib/answer'

export type LoadArticleProps = { path: string; children: (answer: Answer<{ article: Article }>) => ReactNode }

export function LoadArticle({ path, children }: LoadArticleProps) {
  return children(useAnswer(path, articleAnswerSchema))
}
