/**
 * The spread of pupils on the scale of difficulty, assumed and held by `npm run bench:forecast`. `subject`: between pupils; `topic`:
 * within one; `task`: off its estimate; `perDay`: a variance.
 */
export const spread = { mean: -0.4, subject: 1.3, topic: 0.65, task: 0.6, perDay: { subject: 0.005, topic: 0.002 } } as const
