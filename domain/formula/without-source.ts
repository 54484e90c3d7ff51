const annotation = /<annotation(?:\s[^<>]*)?>[^<>]*<\/annotation>/g

/**
 * Markup of KaTeX without the source that it repeats beside each formula.
 * @throws where a source is left: KaTeX writes it otherwise than is read here.
 */
export function withoutSource(markup: string): string {
  const without = markup.replaceAll(annotation, '')
  if (/<\/?annotation\b(?!-)/.test(without)) throw new Error(`the source of a formula stays in ${without.slice(0, 200)}`)
  return without
}
