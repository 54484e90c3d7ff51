import { consentVersion } from '#contract/consent'
import type { LocalStore } from '@/shared/lib/local-store'
import type { Toast } from '@/shared/ui/toaster'

const key = 'toldConsent'

/** Says once on a device that the terms have changed since the account agreed to them; nothing has to be pressed. */
export function tellConsent(agreed: string | null | undefined, store: LocalStore, toast: (toast: Toast) => void): void {
  const isKnown = !agreed || agreed >= consentVersion || (store.read(key) ?? '') >= consentVersion
  if (isKnown) return
  store.write(key, consentVersion)
  toast({
    severity: 'info',
    title: 'Умови оновлено',
    detail: 'Є нова версія умов користування й політики конфіденційності. Посилання на них — унизу сторінки.',
  })
}
