import type { ReactNode } from 'react'
import { contentPageAnswerSchema, type ContentPage } from '#contract/content-page'
import { useAnswer, type Answer } from '@/shared/lib/answer'
import { pagePath } from '../model/page-path'

type ContentPageAnswerProps = { path: string; children: (answer: Answer<{ page: ContentPage }>) => ReactNode }

/** A page of words by its address. */
export function ContentPageAnswer({ path, children }: ContentPageAnswerProps) {
  return children(useAnswer(pagePath(path), contentPageAnswerSchema))
}
