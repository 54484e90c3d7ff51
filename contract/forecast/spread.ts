/**
 * The spread of pupils on the scale of the difficulty of tasks. The simulation of `npm run bench:forecast` holds these to account.
 * `subject`: from pupil to pupil; `topic`: within a pupil from topic to topic; `task`: how far a task is from what its author thought of it.
 * `perDay`: how far a pupil strays in a day, as a variance.
 */
export const spread = { mean: -0.4, subject: 1.3, topic: 0.65, task: 0.6, perDay: { subject: 0.005, topic: 0.002 } } as const
