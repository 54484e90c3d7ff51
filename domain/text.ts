import * as v from 'valibot'

/** A half of a sign that stands alone; Firefox learned `isWellFormed` only in 119. */
const halves = /\p{Surrogate}/u
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Text a visitor may send: well-formed UTF-16, no NUL or other control characters (PostgreSQL refuses NUL). */
export const plainText = v.pipe(
  v.string('Тут має бути текст'),
  v.check((text) => !forbidden.test(text) && !halves.test(text), 'Текст містить неприпустимі символи'),
)

/** Identifier written by an editor: lower-case latin letters, digits, dots and hyphens; a task made of a template ends in `~` and its seed. */
export const contentId = v.pipe(
  v.string('Хибний ідентифікатор'),
  v.regex(/^[a-z0-9][a-z0-9.-]{0,79}(~[1-9]\d{0,3})?$/, 'Хибний ідентифікатор: у ньому малі латинські літери, цифри, крапки й дефіси'),
)

/** Identifier of a subject, the `{subject}` of an address. */
export const subjectId = v.pipe(
  v.string('Хибний предмет'),
  v.regex(/^[a-z][a-z-]{1,31}$/, 'Хибний предмет: у його назві малі латинські літери й дефіси'),
)

/** Tells whether an ISO moment in UTC is one: `Date.parse` takes the 31 February for a day in March. */
export const isMoment = (text: string): boolean => {
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString() === text
}

/** Moment of time, ISO 8601 in UTC with milliseconds, years 2020–2100 (older years do not survive every driver). */
export const moment = v.pipe(
  v.string('Хибний час'),
  v.regex(/^20[2-9]\d-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'Хибний час'),
  v.check(isMoment, 'Хибний час'),
)
