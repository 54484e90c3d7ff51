import { spelledDate } from '#domain/spelled'

/** A day of the calendar, `2026-11-21` → «21 листопада 2026», whatever the zone of the reader. */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{spelledDate(day)}</time>
