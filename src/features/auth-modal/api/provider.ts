/** The providers of identity of this deployment: keys and addresses of their scripts out of the configuration. */
export type Providers = {
  google: { key: string; script: string }
  apple: { key: string; script: string }
}
export type ProviderName = keyof Providers

/** The provider gave nothing to sign in with: its script is missing, or the pupil closed its window. Already logged. */
export class ProviderSilentError extends Error {
  override name = 'ProviderSilentError'
}

/** Logs why a provider failed and says so to the chart. */
export function silent(provider: string, reason: unknown): ProviderSilentError {
  console.error(`${provider} sign-in failed`, reason)
  return new ProviderSilentError(provider, { cause: reason })
}
