import type { Providers } from './provider'

/** The calls behind the dialog, which come with its first use. */
export const calls = () => import('./grant-session')

/** See `leaveForApple` of the calls; their code comes with the first use. */
export const leaveForApple = async (provider: Providers['apple'], state: string, signal?: AbortSignal): Promise<void> =>
  (await calls()).leaveForApple(provider, state, signal)
