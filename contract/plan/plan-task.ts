/**
 * One thing to do on a day. `simulation`: both blocks of the exam, one block, or a paper of one subject, whichever the minutes of a week allow;
 * a paper in the time of a set is `exam`. `subject` is null where a mistake or a simulation may be of any.
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
