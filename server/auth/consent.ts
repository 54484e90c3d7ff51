/** What an account keeps of the consent it was made with. */
export type Consent = { consentVersion: string | null; consentedAt: Date | null }

/** The version that the visitor was shown; a client that says none has asked for none. */
export const consentOf = (version: string | undefined, now: Date): Consent => ({
  consentVersion: version ?? null,
  consentedAt: version === undefined ? null : now,
})
