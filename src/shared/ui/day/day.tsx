const format = new Intl.DateTimeFormat('uk-UA', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day of the calendar, `2026-11-21` → «21 листопада 2026», whatever the zone of the reader. */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{format.format(new Date(day)).replace(/\s*р\.$/, '')}</time>
