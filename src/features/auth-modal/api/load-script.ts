import { scriptUrl } from '@/shared/lib/trusted-types'
import type { Config } from '@/shared/config'
import { trustProvider } from './trust-provider'

/** A script that has come by then, or does not come. */
const patienceMs = 10_000

const loading = new Map<string, Promise<void>>()

/** Loads a provider’s script once; a load that failed or hung may be tried again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    trustProvider(src)
    const script = document.createElement('script')
    script.src = scriptUrl(src)
    script.async = true
    const giveUp = () => {
      clearTimeout(timer)
      loading.delete(src)
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    const timer = setTimeout(giveUp, patienceMs)
    script.onerror = giveUp
    script.onload = () => {
      clearTimeout(timer)
      resolve()
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
