import type { ReactNode } from 'react'
import { contentPageAnswerSchema, type ContentPage } from '#contract/content-page'
import { useAnswer, type Answer } from '@/shared/lib/answer'

export type LoadContentPageProps = { path: string; children: (answer: Answer<{ page: ContentPage }>) => ReactNode }

export function LoadContentPage({ path, children }: LoadContentPageProps) {
  return children(useAnswer(path, contentPageAnswerSchema))
}
