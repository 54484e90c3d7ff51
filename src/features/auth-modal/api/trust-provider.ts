import { trustPolicy } from '@/shared/lib/trusted-types'

const folders = new Set<string>()

/**
 * Lets scripts of Google and Apple load scripts out of their own folder and write words without markup. All else is refused and reported.
 */
export function trustProvider(script: string): void {
  const address = new URL(script, location.href)
  if (address.origin === location.origin) return
  const isFirst = folders.size === 0
  folders.add(new URL('.', address).href)
  if (!isFirst) return
  try {
    trustPolicy('default', { createScriptURL: ofProvider, createHTML: withoutMarkup })
  } catch (error) {
    console.warn('the policy of this page knows of no providers', error)
  }
}

export function ofProvider(address: string): string {
  const { href } = new URL(address, location.href)
  if ([...folders].some((folder) => href.startsWith(folder))) return address
  throw new TypeError(`no provider’s script comes from ${address}`)
}

export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  throw new TypeError('a provider’s script may not write markup')
}
