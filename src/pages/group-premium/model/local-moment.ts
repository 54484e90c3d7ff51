const two = (part: number): string => String(part).padStart(2, '0')

/** A moment as `<input type="datetime-local">` takes it, in the zone of the device. */
export const localMoment = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/** The evening so many days from now, at 21:00. */
export function dayFromNow(days: number, now = new Date()): Date {
  const at = new Date(now)
  at.setDate(at.getDate() + days)
  at.setHours(21, 0, 0, 0)
  return at
}

/** Says whether the field holds no moment or a past one. */
export const isPast = (typed: string, now = new Date()): boolean => !(new Date(typed) > now)
