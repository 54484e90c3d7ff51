/** Mark of a call that makes a session and so must not wait for one: `post(path, { context: withoutSession })`. */
export const withoutSession = { isSessionless: true }

/** Mark of a call that nobody has asked for: a poll, a re-check. What its failure is worth is decided elsewhere. */
export const unasked = { isUnasked: true }

/** Mark of a call whose 401 means wrong credentials, not a refused bearer. */
export const credentialCheck = { isCredentialCheck: true }

/** Mark of a call that is made for one owner: it leaves under no other bearer. */
export const ofOwner = (owner: string) => ({ owner })
