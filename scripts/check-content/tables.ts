import type { SubjectBody } from '../../server/content/subject.ts'

/** The official tables of a subject: parts without gaps whose points add up, a scale that climbs from 100 to 200, topics named once. */
export function tableComplaints({ id, structure, scale, topics }: SubjectBody): string[] {
  const gaps = structure.parts.filter((part, index) => part.from !== (structure.parts[index - 1]?.to ?? 0) + 1 || part.to < part.from)
  const points = structure.parts.reduce((sum, part) => sum + (part.to - part.from + 1) * part.points, 0)
  const topicIds = topics.flatMap((topic) => [topic.id, ...topic.children.map((child) => child.id)])
  const complaints = [
    gaps.length > 0 && 'частини тесту не йдуть одна за одною',
    structure.parts.at(-1)?.to !== structure.tasks && `частини не закінчуються на завданні ${structure.tasks}`,
    points !== structure.max && `частини дають ${points} балів, а не ${structure.max}`,
    scale.scores[0] !== 100 && 'таблиця балів починається не зі 100',
    scale.scores.at(-1) !== 200 && 'таблиця балів закінчується не на 200',
    scale.scores.some((score, index) => score <= (scale.scores[index - 1] ?? 0)) && 'таблиця балів не зростає',
    new Set(topicIds).size < topicIds.length && 'тема повторюється',
  ]
  return complaints.filter((complaint) => complaint !== false).map((complaint) => `subjects/${id}: ${complaint}`)
}
