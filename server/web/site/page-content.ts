import type { Head } from './head.ts'

/**
 * A page whose text the server sends along. `payload`: answers of `_payload.json` where they hold more; `edition` and `query`: what its
 * words depend on beside the content.
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
