import { dayMs } from '#domain/duration'
import { abilitiesOf } from '#domain/forecast/ability'
import { coverageOf } from '#domain/forecast/gate'
import { isPredictable, predictionGate, type PredictionBasis, type SubjectReadiness } from '#domain/prediction'
import type { Blueprint } from '../../store/tables/content.ts'
import type { SubjectBody } from '../../content/subject.ts'
import type { Evidence } from '../../store/tables/summaries.ts'
import { difficultiesOf, sharesOf, weightIn } from './shares.ts'

const trendDays = 14

type Row = { body: SubjectBody; weights: Readonly<Record<string, number>>; blueprint: Blueprint }
/** Published papers, mistakes that may be tried again, and the tasks to practise with by topic, with their difficulty on average. */
type Around = { papers: number; mistakesDue: number; tasksOf: ReadonlyMap<string, { count: number; difficulty: number }> }

/** Computes the readiness of a pupil in one subject by first looks at its tasks, at the moment `now`. */
export function readinessOf(
  row: Row,
  firsts: readonly Evidence[],
  now: number,
  { papers, mistakesDue, tasksOf }: Around,
): SubjectReadiness {
  const { id, title, kind, tasks, minutes, max, threshold, scale, structure, topics } = row.body
  const shares = sharesOf(row)
  const sections = topics.map((section) => ({
    id: section.id,
    title: section.title,
    weight: weightIn(row.weights, section.id),
    topics: (section.children.length > 0 ? section.children : [section]).map((topic) => ({
      id: topic.id,
      title: topic.title,
      tasks: tasksOf.get(topic.id)?.count ?? 0,
      difficulty: tasksOf.get(topic.id)?.difficulty ?? 0,
      needs: 'needs' in topic ? (topic.needs ?? []) : [],
      share: shares[topic.id] ?? 0,
    })),
  }))
  const paper = { sections, tasks }
  const before = basisAt(firsts, paper, now - trendDays * dayMs)
  return {
    subject: id,
    title,
    kind,
    papers,
    mistakesDue,
    tasks,
    minutes,
    max,
    threshold,
    scores: scale.scores,
    parts: structure.parts,
    difficulties: difficultiesOf(row),
    sections,
    now: basisAt(firsts, paper, now),
    before: isPredictable(before) ? before : null,
  }
}

function basisAt(firsts: readonly Evidence[], paper: Pick<SubjectReadiness, 'sections' | 'tasks'>, at: number): PredictionBasis {
  const known = firsts.filter((look) => look.at <= at)
  const answered = known.filter((look) => look.isAnswered && look.at > at - predictionGate.days * dayMs)
  return {
    at: new Date(at).toISOString(),
    answers: answered.length,
    coverage: coverageOf(answered, paper),
    ...abilitiesOf(
      known,
      paper.sections.flatMap(({ topics }) => topics.map(({ id }) => id)),
      at,
    ),
  }
}
