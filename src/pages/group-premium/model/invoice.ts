import * as v from 'valibot'
import { consentVersion } from '#contract/consent'
import { partnershipLetterSchema, type PartnershipLetter } from '#contract/partnership'

const { organisation, name, email } = partnershipLetterSchema.entries

/** The form of a school that asks for an invoice. */
export const invoiceFormSchema = v.object({
  organisation,
  taxId: v.pipe(v.string(), v.trim(), v.regex(/^(\d{8}|\d{10})?$/, 'Код має 8 цифр (ЄДРПОУ) або 10 (ІПН)')),
  name,
  email,
  seats: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,4}$/, 'Напишіть число місць')),
  note: v.pipe(v.string(), v.trim(), v.maxLength(3000, 'Задовгий коментар: можна до 3000 символів')),
})
export type InvoiceForm = v.InferOutput<typeof invoiceFormSchema>

/** The letter to the team that asks for an invoice. */
export const invoiceLetter = (
  { organisation: of, taxId, name: from, email: to, seats, note }: InvoiceForm,
  id: string,
): PartnershipLetter => ({
  id,
  organisation: of,
  name: from,
  email: to,
  role: 'school',
  topic: 'invoice',
  consent_version: consentVersion,
  message: [`Прошу рахунок на преміум для класу. Місць: ${seats}.`, taxId && `ЄДРПОУ або ІПН: ${taxId}.`, note].filter(Boolean).join('\n'),
})
