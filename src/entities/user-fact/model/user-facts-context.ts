import { createContext, use, useSyncExternalStore } from 'react'
import type { UserFacts } from './user-facts'

const FactsContext = createContext<UserFacts | null>(null)
const nothing: ReadonlySet<string> = new Set()

export const UserFactsProvider = FactsContext.Provider

export function useUserFacts(): UserFacts {
  const facts = use(FactsContext)
  if (!facts) throw new Error('No facts of the visitor above this component')
  return facts
}

/** Whether a task stands bookmarked, as far as this device knows by now. */
export function useIsSaved(question: string): boolean {
  const { saved } = useUserFacts()
  return useSyncExternalStore(saved.subscribe, saved.ids, () => nothing).has(question)
}
