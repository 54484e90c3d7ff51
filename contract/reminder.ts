import * as v from 'valibot'

/** Hours of Kyiv that the page offers for a reminder. */
export const reminderHours = { first: 7, last: 22, usual: 17 } as const

const hour = v.pipe(
  v.number('Хибна година'),
  v.integer('Хибна година'),
  v.minValue(0, 'Година має бути від 0 до 23'),
  v.maxValue(23, 'Година має бути від 0 до 23'),
)

/**
 * Reminders by e-mail as their owner sees them. `isAvailable`: this server can send letters. `isWaiting`: nobody has shown that the address is the
 * pupil’s own, so one letter has asked, and no other goes there until its link is pressed.
 */
export const remindersSchema = v.object({ isAvailable: v.boolean(), isOn: v.boolean(), hour, isWaiting: v.boolean() })
export type Reminders = v.InferOutput<typeof remindersSchema>
export const remindersAnswerSchema = v.object({ data: v.object({ reminders: remindersSchema }) })

/** Body of `POST /v3/user/reminders`; without an hour the one chosen last stays. */
export const remindersChangeSchema = v.object({ isOn: v.boolean('Хибна позначка'), hour: v.optional(hour) })
export type RemindersChange = v.InferOutput<typeof remindersChangeSchema>

/** Body of `POST /v3/reminders`: what a link in a letter carries. `isOn` says what it did. */
export const reminderLinkSchema = v.object({ token: v.pipe(v.string('Хибне посилання'), v.maxLength(200, 'Хибне посилання')) })
export const reminderLinkAnswerSchema = v.object({ data: v.object({ isOn: v.boolean() }) })
