/** An address of the route table with words in its blanks. */
export const fillPath = (pattern: string, words: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)(?:\.\.\.)?\}/g, (_, name: string) => words[name] ?? '')
