import * as v from 'valibot'
import { emailSchema } from '#contract/auth'
import { needsEmail, type Offer } from './offer'

/** Tells why the address for the receipt will not do; an account’s own is used where none is typed. */
export function emailComplaint({ offer, email }: { offer: Offer | null; email: string }): string | null {
  const typed = email.trim()
  if (typed === '') return offer && needsEmail(offer) ? 'Вкажи e-mail, куди надіслати квитанцію' : null
  const read = v.safeParse(emailSchema, typed)
  return read.success ? null : read.issues[0].message
}
