import * as v from 'valibot'
import { contentId } from '#domain/text'
import type { Subject } from '#domain/subject'
import { inFile, parseFile, type Source } from './source.ts'

export const prerequisitesSource = v.record(contentId, v.array(contentId))
type Topics = Subject['topics']

/**
 * Adds what each topic needs before it, as `subjects/<folder>/prerequisites.yaml` has it. One that it leaves out
 * needs nothing. Throws `BadContent` for unknown topics and for circles.
 */
export function withNeeds(source: Source, folder: string, topics: Topics): Topics {
  const file = `subjects/${folder}/prerequisites.yaml`
  if (!source.files.has(file)) return topics
  const needs = parseFile(source, file, prerequisitesSource)
  return inFile(file, () => {
    const ids = topics.flatMap(({ children }) => children.map(({ id }) => id))
    const unknown = [...Object.keys(needs), ...Object.values(needs).flat()].filter((id) => !ids.includes(id))
    if (unknown.length > 0) throw new Error(`невідома тема ${[...new Set(unknown)].join(', ')}`)
    for (const id of ids) refuseCircle(id, needs, [])
    return topics.map((topic) => ({ ...topic, children: topic.children.map((child) => ({ ...child, needs: needs[child.id] ?? [] })) }))
  })
}

function refuseCircle(id: string, needs: Readonly<Record<string, readonly string[]>>, path: readonly string[]): void {
  if (path.includes(id)) throw new Error(`теми чекають одна на одну: ${[...path, id].join(' → ')}`)
  for (const next of needs[id] ?? []) refuseCircle(next, needs, [...path, id])
}
