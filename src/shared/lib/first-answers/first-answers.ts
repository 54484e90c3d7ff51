import { createContext, use, useState } from 'react'

/**
 * The answers that came with the document, by path. `query`: the part of the address that the text depends on. `isMissing`: nothing is
 * written at this address.
 */
export type FirstAnswers = { path: string; query?: string; answers: Readonly<Record<string, unknown>>; isMissing?: boolean }

const FirstAnswersContext = createContext<FirstAnswers | null>(null)

export const FirstAnswersProvider = FirstAnswersContext.Provider

export const useFirstAnswers = (): FirstAnswers | null => use(FirstAnswersContext)

/** The `data` of one answer that came along with the page; null where it did not. Taken at the first render. */
export function useFirstAnswer(path: string): unknown {
  const body = useFirstAnswers()?.answers[path] as { data: unknown } | undefined
  const [data] = useState(body?.data ?? null)
  return data
}

/** Reads them from the document; null where the server drew no text, or not for this address. */
export function readFirstAnswers(from: Document = document, path: string = location.pathname): FirstAnswers | null {
  try {
    const first = JSON.parse(from.getElementById('first-answers')?.textContent ?? 'null') as FirstAnswers | null
    return first?.path === path ? first : null
  } catch {
    return null
  }
}
