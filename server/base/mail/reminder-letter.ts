import type { ReminderText } from '#domain/plan/reminder-text'
import type { Letter } from './post.ts'

/** `id` is the same where the same letter has to go once more; `off` and `on` are signed links; `on` is null where the address is known to be the pupil’s own. */
type Reminder = ReminderText & { id: string; dashboard: string; off: string; on: string | null }

/** What is due today. A mail program offers the sign-off as a button of its own. */
export const reminderLetter = ({ id, title, text, dashboard, off, on }: Reminder): Letter => ({
  id,
  subject: title,
  signOff: off,
  text: [
    `${title}.`,
    ...(text === '' ? [] : [text]),
    '',
    `Почати: ${dashboard}`,
    '',
    ...(on === null
      ? []
      : [
          'Це перше нагадування. Якщо просив хтось інший, нічого робити не треба: без твого натискання більше не напишемо.',
          `Надсилати й далі: ${on}`,
          '',
        ]),
    `Більше не надсилати: ${off}`,
    '',
  ].join('\n'),
})
