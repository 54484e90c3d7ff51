import type { Providers } from './provider'

/** See `leaveForApple` of the calls; their code comes with the first use. */
export const leaveForApple = async (provider: Providers['apple'], state: string): Promise<void> =>
  (await import('./grant-session')).leaveForApple(provider, state)
