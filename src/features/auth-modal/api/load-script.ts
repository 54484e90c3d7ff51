import { scriptUrl } from '@/shared/lib/trusted-types'
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
