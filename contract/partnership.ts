import * as v from 'valibot'
import { consentVersionSchema, emailSchema } from './auth.ts'
import { plainText } from '#domain/text'
import { visibleLine, visibleWords } from '#domain/visible-text'

const line = (missing: string) =>
  v.pipe(v.string(), v.regex(/^[^\r\n\t]*$/, 'Лише один рядок'), visibleLine(2, 120, missing, 'Задовго: можна до 120 символів'))

/**
 * A letter from the page of partnership. `id` is made by the device: sent twice, it arrives once. `website` is hidden from people: a
 * letter that fills it goes nowhere.
 */
export const partnershipLetterSchema = v.object({
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  name: line('Напишіть, як до вас звертатися'),
  organisation: line('Напишіть назву організації'),
  role: v.picklist(['school', 'tutor', 'publisher', 'media', 'ngo', 'employer', 'other'], 'Оберіть, кого ви представляєте'),
  email: emailSchema,
  message: visibleWords(20, 4000, 'Розкажіть трохи більше: щонайменше 20 символів', 'Задовгий лист: можна до 4000 символів'),
  consent_version: consentVersionSchema,
  /** An invoice for seats of a group, asked for on the page of groups. */
  topic: v.optional(v.literal('invoice')),
  website: v.optional(v.pipe(plainText, v.maxLength(200))),
})
export type PartnershipLetter = v.InferOutput<typeof partnershipLetterSchema>
export type PartnershipRole = PartnershipLetter['role']

/** Whom a sender may speak for. */
export const partnershipRoles: Record<PartnershipRole, string> = {
  school: 'Школа, ліцей або громада',
  tutor: 'Репетитор або курси',
  publisher: 'Видавництво чи автори',
  media: 'Медіа',
  ngo: 'Громадська організація',
  employer: 'Роботодавець або університет',
  other: 'Інше',
}
