import * as v from 'valibot'
import { daySchema } from '#domain/day'
import { plainText } from '#domain/text'
import { visibleLine } from '#domain/visible-text'

/** E-mail as people type it: surrounding blanks are dropped, letters lower-cased. At most 254 characters (RFC 5321). */
export const emailSchema = v.pipe(
  plainText,
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'Задовга адреса e-mail'),
  v.rfcEmail('Перевір адресу e-mail'),
)

const tooShort = 'Пароль повинен містити 8 символів'

/** Of a password that is there already: whatever was taken once opens the account. */
const givenPasswordSchema = v.pipe(plainText, v.minLength(8, tooShort), v.maxLength(512, 'Пароль задовгий'))

const countCharacters = (text: string): number => Array.from(text).length

/** Of a new password: characters are counted, not the halves that some of them are stored in. */
const passwordSchema = v.pipe(
  plainText,
  v.check((text) => countCharacters(text) >= 8, tooShort),
  v.check((text) => text.trim() !== '', 'Пароль не може бути з самих пробілів'),
  v.check((text) => countCharacters(text) <= 256, 'Пароль задовгий'),
)

/** The mailbox behind an address: letters to `olia+nmt@…` come to `olia@…`, and Gmail reads no points. For counting letters, never for sending them. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  const [name = ''] = email.slice(0, at).replaceAll('"', '').split('+', 1)
  return /^(gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** A token held by a browser, as it was given out. */
const tokenSchema = v.pipe(plainText, v.maxLength(200, 'Хибний токен'))

/** The version of the terms that the visitor was shown and agreed to, a day; see `contract/consent.ts`. */
export const consentVersionSchema = v.pipe(
  v.string('Хибна версія згоди'),
  v.check((day) => v.is(daySchema, day), 'Хибна версія згоди'),
)

/** The consent that a new account states: the version of the terms on the screen. */
export const consentSchema = v.object({ version: consentVersionSchema })

export const nameSchema = visibleLine(3, 100, 'Ім’я повинно містити щонайменше 3 символи', 'Задовге ім’я')

export const registrationSchema = v.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  /** Guest token whose work moves into the new account. */
  anonymous_token: v.optional(tokenSchema),
})
export type Registration = v.InferInput<typeof registrationSchema>

/** Nothing else: the guest whose work moves into the account is known by the bearer of the call. */
export const credentialsSchema = v.object({ email: emailSchema, password: givenPasswordSchema })
export type Credentials = v.InferInput<typeof credentialsSchema>

/**
 * A session. `token` is the bearer; `refresh_token` and `max_age` (seconds) come only where the back end refreshes tokens. `is_new`: this
 * very call made the account.
 */
export const sessionAnswerSchema = v.object({
  success: v.optional(v.boolean()),
  data: v.object({
    token: v.string(),
    refresh_token: v.optional(v.string()),
    max_age: v.optional(v.number()),
    is_new: v.optional(v.boolean()),
  }),
})
export type SessionAnswer = v.InferOutput<typeof sessionAnswerSchema>

export const refreshSchema = v.object({ refresh_token: tokenSchema })

/** `token` is the ID token that Google’s script hands over. */
export const googleSignInSchema = v.object({ token: v.pipe(plainText, v.maxLength(8192, 'Хибний токен')) })

/** `external_user_id` is the `sub` of Apple’s identity token; the reference API trusts the token, not the bare identifier. */
export const appleSignInSchema = v.object({
  external_user_id: v.pipe(plainText, v.minLength(1, 'Хибний користувач'), v.maxLength(256, 'Хибний користувач')),
  identity_token: v.optional(v.pipe(plainText, v.maxLength(8192, 'Хибний токен'))),
})

/** A nonce for one sign-in: it goes to the provider with the question, comes back in its token, and is good once, for the same guest. */
export const nonceAnswerSchema = v.object({ data: v.object({ nonce: v.string() }) })

export const passwordResetSchema = v.object({ email: emailSchema })
export type PasswordReset = v.InferInput<typeof passwordResetSchema>

/** A password of one’s own. `current` is left out only where the account was entered by a mailed one. */
export const passwordChangeSchema = v.object({
  current: v.optional(v.pipe(plainText, v.maxLength(512, 'Пароль задовгий'))),
  password: passwordSchema,
})
export type PasswordChange = v.InferInput<typeof passwordChangeSchema>

/** The SHA-256 of a token of the session that was left, base64url: it ends the session and opens nothing. */
export const leaveSchema = v.object({ token_hash: v.pipe(plainText, v.regex(/^[\w-]{43}$/, 'Хибний токен')) })

/** The same for a known and an unknown address. */
export const successAnswerSchema = v.object({ success: v.boolean() })
