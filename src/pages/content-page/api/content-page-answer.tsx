import type { ReactNode } from 'react'
import { contentPageAnswerSchema, type ContentPage } from '#contract/content-page'
import { useAnswer, type Answer } from '@/shared/lib/answer'

/** Builds the API path of a page: a slash inside its address becomes a point. */
const pagePath = (address: string): string => `v3/pages/${encodeURIComponent(address.replace(/^\/+|\/+$/g, '').replaceAll('/', '.'))}`

type ContentPageAnswerProps = { path: string; children: (answer: Answer<{ page: ContentPage }>) => ReactNode }

/** A page of words by its address. */
export function ContentPageAnswer({ path, children }: ContentPageAnswerProps) {
  return children(useAnswer(pagePath(path), contentPageAnswerSchema))
}
