const moment: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }

/** «25 травня, 18:00» in the pupil’s own zone. */
export const dueText = (due: string): string => new Intl.DateTimeFormat('uk-UA', moment).format(new Date(due)).replace(' о ', ', ')

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

/** «25 травня»; a moment of another year is named with it. */
export function untilText(until: string, now = new Date()): string {
  const date = new Date(until)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('uk-UA', isThisYear ? day : { ...day, year: 'numeric' }).format(date).replace(/р\.$/, 'року')
}
