import type { Config } from '@/shared/config'
import { loadScript } from './load-script'

/** Loads Google’s script where a key is set, so that it is there before its button is pressed. */
export function prepareGoogle({ googleApiKey, providerScripts }: Pick<Config, 'googleApiKey' | 'providerScripts'>): void {
  if (googleApiKey !== '') loadScript(providerScripts.google).catch((error: unknown) => console.error('Google’s script is missing', error))
}
