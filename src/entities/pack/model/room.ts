import type { LocalStore } from '@/shared/lib/local-store'

/** Bytes that a pack with its pictures takes at the most, by measure. */
const needed = 8_000_000

/** Tells whether the device says that it has room for one more pack; true where it says nothing. */
export async function hasRoom(): Promise<boolean> {
  try {
    const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
    return quota - usage > needed
  } catch {
    return true
  }
}

/** Asks it once on this device: a browser that asks the pupil in turn is not to ask again. */
export async function keepForGoodOnce(store: LocalStore): Promise<void> {
  if (store.read('persist_asked') !== null) return
  store.write('persist_asked', 'yes')
  await keepForGood()
}

/** Asks the browser not to throw away what is kept when the device runs short. It may say no, and asks the pupil nothing in most browsers. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
