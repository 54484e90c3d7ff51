/** Fetches the code that writes calendars, when a calendar is asked for. */
export const openCalendarFile = () => import('./calendar-file')
