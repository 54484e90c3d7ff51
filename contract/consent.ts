import * as v from 'valibot'

/** The day of the newest of the terms and the privacy policy: what everybody who makes an account now agrees to. */
export const consentVersion = '2026-11-21'

/** A version of the terms that somebody has agreed to. */
export const consentVersionSchema = v.pipe(v.string('Хибна версія згоди'), v.regex(/^20[2-9]\d-\d{2}-\d{2}$/, 'Хибна версія згоди'))
