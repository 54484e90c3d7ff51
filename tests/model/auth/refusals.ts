import { unansweredWords } from '@/features/auth-modal/model/auth-modal.machine'
import type { Told, View } from './view'

/** The server’s words for a refusal or a failure; numbered, because the same words twice within a second are told once. */
export const wordsFor = (kind: 'refusal' | 'failure', number: number): string =>
  kind === 'refusal' ? `Відмова ${number}` : `Збій ${number}`

export const registered = 'Ваша реєстрація пройшла успішно'

/** Reads the meaning of such words; null for words from elsewhere. */
export function meaningOf(words: string): Told | null {
  if (/Відмова \d/.test(words)) return 'refusal'
  if (/Збій \d/.test(words) || words.includes(unansweredWords)) return 'failure'
  return words.includes(registered) ? 'registered' : null
}

export const alertOf = (words: string): View['alert'] => {
  const meaning = meaningOf(words)
  return meaning === 'refusal' || meaning === 'failure' ? meaning : 'none'
}
