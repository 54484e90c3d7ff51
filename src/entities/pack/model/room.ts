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

/** Asks the browser not to throw away what is kept when the device runs short. It may say no, and asks the pupil nothing in most browsers. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
