const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day in Kyiv at a moment, `2026-11-21`. */
export const kyivDay = (at: Date): string => calendar.format(at)
