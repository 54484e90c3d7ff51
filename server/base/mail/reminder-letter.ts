import type { PlanTask } from '#contract/plan/plan-task'
import { nameOf, reasonTexts } from '#contract/plan/plan-text'
import { pluralOf } from '#contract/plural'
import type { Letter } from './post.ts'

/** `off` and `on` are signed links; `on` is null where the address is known to be the pupil’s own. */
type Reminder = { step: PlanTask; dashboard: string; off: string; on: string | null }

/** One step for today. A mail program offers the sign-off as a button of its own. */
export const reminderLetter = ({ step, dashboard, off, on }: Reminder): Letter => ({
  subject: `На сьогодні: ${nameOf(step)}`,
  signOff: off,
  text: [
    nameOf(step),
    `${Math.round(step.minutes)} ${pluralOf(Math.round(step.minutes), ['хвилина', 'хвилини', 'хвилин'])}. ${reasonTexts[step.reason]}.`,
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
