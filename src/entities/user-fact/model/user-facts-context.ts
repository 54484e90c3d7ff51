import { useSyncExternalStore } from 'react'
import { createRequiredContext } from '@/shared/lib/required-context'
import type { UserFacts } from './user-facts'

const nothing: ReadonlySet<string> = new Set()

export const { Provider: UserFactsProvider, useRequired: useUserFacts } = createRequiredContext<UserFacts>('facts of the visitor')

/** Tells whether a task stands bookmarked, as far as this device knows by now. */
export function useIsSaved(question: string): boolean {
  const { saved } = useUserFacts()
  return useSyncExternalStore(saved.subscribe, saved.ids, () => nothing).has(question)
}
