const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

/** «25 травня»; a moment of another year is named with it. What is no date says nothing. */
export function dayText(moment: string, now = new Date()): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const isThisYear = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('uk-UA', isThisYear ? day : { ...day, year: 'numeric' }).format(date).replace(/р\.$/, 'року')
}
