import type { PracticeTask } from '#contract/practice'
import type { Subject } from '#domain/subject'

/** A section of the programme with the tasks that stand behind it. `own` are tasks of the section that no topic of it claims. */
export type TopicBranch = { id: string; title: string; leaves: { id: string; title: string; count: number }[]; count: number }

/** Sections and topics that have tasks, in the order of the programme. */
export function topicTree(topics: Subject['topics'], pool: readonly PracticeTask[]): TopicBranch[] {
  const counts = new Map<string, number>()
  for (const { topic } of pool) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return topics
    .map((section) => {
      const leaves = [{ id: section.id, title: 'Розділ загалом' }, ...section.children]
        .map((leaf) => ({ ...leaf, count: counts.get(leaf.id) ?? 0 }))
        .filter(({ count }) => count > 0)
      return { id: section.id, title: section.title, leaves, count: leaves.reduce((sum, { count }) => sum + count, 0) }
    })
    .filter(({ count }) => count > 0)
}

/** Chosen ids with every section replaced by its topics; what has no tasks falls out. */
export const leavesOf = (tree: readonly TopicBranch[], chosen: readonly string[]): string[] =>
  tree.flatMap((branch) => branch.leaves.filter(({ id }) => chosen.includes(id) || chosen.includes(branch.id)).map(({ id }) => id))

/** The same choice in as few ids as can say it: a whole section by its own id. */
export const shortest = (tree: readonly TopicBranch[], leaves: readonly string[]): string[] =>
  tree.flatMap((branch) => {
    const chosen = branch.leaves.map(({ id }) => id).filter((id) => leaves.includes(id))
    return chosen.length === branch.leaves.length ? [branch.id] : chosen.filter((id) => id !== branch.id)
  })
