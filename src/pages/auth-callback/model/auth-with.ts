import { addresses } from '@/shared/routes'

/** The sign-in page with the reason why the visitor is back on it. */
export const authWith = (reason: string, returnTo: string): string =>
  `${addresses.auth.to()}?${new URLSearchParams({ reason, ...(returnTo && { returnTo }) }).toString()}`
