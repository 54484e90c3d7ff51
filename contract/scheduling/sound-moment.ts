/** Before this there was nothing to review. */
const beginning = Date.parse('2024-01-01T00:00:00.000Z')

/** A moment that can be: a clock ahead of the server’s, or one that has lost its date, counts as `now`. Milliseconds since the epoch. */
export const soundMoment = (at: number, now: number): number => (at > now || at < beginning ? now : at)
