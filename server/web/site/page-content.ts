import type { Head } from './head.ts'

/**
 * A page whose text the server sends along: its head, and the answers of the API that it is drawn from, by their path.
 * `payload` gives the answers of `_payload.json` where they hold more than the document needs: formulas that stand in its markup come drawn there.
 * `edition` is what its words depend on beside the content, `query` is the part of its address that its words depend on.
 * Unless said otherwise its text is drawn, the document is kept ready and search engines may index it.
 */
export type PageContent = {
  head: Head
  answers: Record<string, unknown>
  payload?: () => Promise<Record<string, unknown>>
  edition?: string
  query?: string
  isDrawn?: boolean
  isKept?: boolean
  isIndexed?: boolean
}

/** The page, the address that it has moved to, or that there is none; `null` for addresses whose text is not sent along. */
export type Sought = { kind: 'page'; content: PageContent } | { kind: 'moved'; to: string } | { kind: 'missing' } | null
