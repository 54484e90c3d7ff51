import { trustPolicy } from '@/shared/lib/trusted-types'

/** What KaTeX draws with: nothing that loads, links or runs. */
const tag =
  /<\/?(?:span|svg|path|line|math|semantics|m(?:row|frac|n|root|i|o|table|tr|td|style|over|padded|sup|under|enclose|text|subsup|underover|space|phantom|sub|sqrt))(?: (?!on|href|src|id=|style)[a-zA-Z][\w-]*="[^"<>()]*")*\/?>/g

/** Tells whether a text is markup as KaTeX writes it and nothing else. */
export const isFormulaMarkup = (text: string): boolean => !/[<>]/.test(text.replace(tag, ''))

let policy: ReturnType<typeof trustPolicy> | undefined

/** Markup of a formula that the server drew: as the page brought it, or held against what KaTeX writes. */
export function formulaMarkup(html: string): string {
  policy ??= trustPolicy('formulas', { createHTML: (markup) => markup })
  return policy.createHTML(html)
}
