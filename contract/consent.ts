/** The day of the newest of the terms and the privacy policy: what everybody who makes an account now agrees to. */
export const consentVersion = '2026-11-29'
