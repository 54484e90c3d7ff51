/**
 * One thing to do on a day. `simulation`: both blocks, one block or a paper; `exam`: a paper in the time of a set. `subject` is null
 * where it may be any.
 */
export type PlanTask = {
  day: string
  kind: 'diagnostic' | 'mistakes' | 'topic' | 'mixed' | 'exam' | 'simulation'
  subject: string | null
  topic: string | null
  title: string
  minutes: number
  reason: PlanReason
}
export type PlanReason = 'noEvidence' | 'due' | 'threshold' | 'gain' | 'spacing' | 'format' | 'stamina'

/** A subject as the plan sees it. `isDiagnosed`: its diagnostic was finished, however few of its answers count. */
export type PlannedSubject = { id: string; title: string; answers: number; isDiagnosed?: boolean; mistakesDue: number; papers: number }
/** A topic that wants work, the most useful first. */
export type WeakTopic = { subject: string; topic: string; title: string; isUrgent: boolean }
