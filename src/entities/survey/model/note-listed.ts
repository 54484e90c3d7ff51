import type { heedListed } from './begun-work'

/** Keeps what lies open of a fresh list; the code for that comes when there is a list. */
export const noteListed = (...listed: Parameters<typeof heedListed>): void =>
  void import('./begun-work').then((begun) => begun.heedListed(...listed)).catch(() => undefined)
