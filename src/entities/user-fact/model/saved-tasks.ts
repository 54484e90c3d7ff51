import type { UserFact } from '#contract/user-fact'

/** Ids of the tasks that stand bookmarked after all these facts, in whatever order and however often they came. */
export function savedAfter(facts: readonly UserFact[]): ReadonlySet<string> {
  const last = new Map<string, { at: string; id: string; isSaved: boolean }>()
  for (const fact of facts) {
    if (fact.kind !== 'task.save') continue
    const before = last.get(fact.question)
    if (!before || before.at < fact.at || (before.at === fact.at && before.id <= fact.id)) last.set(fact.question, fact)
  }
  return new Set([...last].filter(([, { isSaved }]) => isSaved).map(([question]) => question))
}
