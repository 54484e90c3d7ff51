import type { Subject } from '#domain/subject'

type Section = Subject['topics'][number]
/** A topic, or a whole section, and where it stands. `section` is null for a section itself. */
export type FoundTopic = { id: string; title: string; section: Section | null; children: Section['children'] }

/** Finds a topic of a subject by its id. */
export function findTopic({ topics }: Pick<Subject, 'topics'>, id: string): FoundTopic | null {
  for (const section of topics) {
    if (section.id === id) return { id, title: section.title, section: null, children: section.children }
    const topic = section.children.find((child) => child.id === id)
    if (topic) return { id, title: topic.title, section, children: [] }
  }
  return null
}
