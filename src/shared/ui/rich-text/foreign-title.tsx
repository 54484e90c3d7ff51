import { foreignRuns } from '#domain/foreign-text'

/** A title with its foreign words marked for readers of screens; `lang` is null where it stands in no foreign subject. */
export function ForeignTitle({ text, lang }: { text: string; lang: string | null }) {
  if (lang === null) return text
  return foreignRuns(text).map((run, index) =>
    run.isForeign ? (
      <span key={index} lang={lang}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  )
}

/** The language of the foreign words in authored text; null where it has none. */
export function langIn(authored: unknown): string | null {
  if (typeof authored !== 'object' || authored === null) return null
  if ('kind' in authored && authored.kind === 'foreign' && 'lang' in authored) return String(authored.lang)
  for (const part of Object.values(authored)) {
    const lang = langIn(part)
    if (lang !== null) return lang
  }
  return null
}
