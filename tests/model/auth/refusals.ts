import type { Told, View } from './view'

/** What the server says when it refuses or fails; numbered, because the same words twice within a second are told once. */
export const wordsFor = (kind: 'refusal' | 'failure', number: number): string =>
  kind === 'refusal' ? `Відмова ${number}` : `Збій ${number}`

export const registered = 'Ваша реєстрація пройшла успішно'

/** What such words mean; null for words that come from elsewhere. */
export function meaningOf(words: string): Told | null {
  if (/Відмова \d/.test(words)) return 'refusal'
  if (/Збій \d/.test(words)) return 'failure'
  return words.includes(registered) ? 'registered' : null
}

export const alertOf = (words: string): View['alert'] => {
  const meaning = meaningOf(words)
  return meaning === 'refusal' || meaning === 'failure' ? meaning : 'none'
}
