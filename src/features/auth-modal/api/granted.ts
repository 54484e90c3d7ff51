import type { SessionAnswer } from '#contract/auth'

/** A session given by the server. */
export type Granted = SessionAnswer['data']

/** The guest whose work moves into the account. */
export type GuestToken = { anonymous_token?: string | undefined }
