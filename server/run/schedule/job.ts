/**
 * Work to be done each hour, each five minutes, or each day at an hour of UTC. `isSoon`: also after a start. `isShared`: several
 * processes may do it at once; else one alone.
 */
export type Job = {
  name: string
  hour: number | 'each'
  minute: number | 'each fifth'
  isSoon: boolean
  isShared?: boolean
  run: () => Promise<void>
}

/** Jobs that run by themselves until `stop`. */
export type Schedule = { stop: () => Promise<void> }

const hourMs = 60 * 60 * 1000
const fiveMs = 5 * 60 * 1000

/** The next moment of a job, strictly after `now`. */
export function nextOf({ hour, minute }: Pick<Job, 'hour' | 'minute'>, now: Date): Date {
  const next = new Date(now)
  if (minute === 'each fifth') return new Date((Math.floor(now.getTime() / fiveMs) + 1) * fiveMs)
  if (hour === 'each') next.setUTCMinutes(minute, 0, 0)
  else next.setUTCHours(hour, minute, 0, 0)
  const step = hour === 'each' ? hourMs : 24 * hourMs
  return next > now ? next : new Date(next.getTime() + step)
}

/** The same moment in the words of cron. */
export const cronOf = ({ hour, minute }: Pick<Job, 'hour' | 'minute'>): string =>
  `${minute === 'each fifth' ? '*/5' : minute} ${hour === 'each' ? '*' : hour} * * *`
