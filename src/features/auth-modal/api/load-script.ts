import { scriptUrl } from '@/shared/lib/trusted-types'
import type { Config } from '@/shared/config'
import { trustProvider } from './trust-provider'

const loading = new Map<string, Promise<void>>()

/** Loads a provider’s script once; a failed load may be tried again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    trustProvider(src)
    const script = document.createElement('script')
    script.src = scriptUrl(src)
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    document.head.append(script)
  })
  loading.set(src, load)
  return load
}

/** Loads Google’s script where a key is set, so that it is there before its button is pressed. */
export function prepareGoogle({ googleApiKey, providerScripts }: Pick<Config, 'googleApiKey' | 'providerScripts'>): void {
  if (googleApiKey !== '') loadScript(providerScripts.google).catch((error: unknown) => console.error('Google’s script is missing', error))
}
