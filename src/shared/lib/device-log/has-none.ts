/** Whether this device has none of these databases. A browser that does not say which it has may have any. */
export async function hasNone(names: readonly string[]): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return true
  try {
    return (await indexedDB.databases()).every(({ name = '' }) => !names.includes(name))
  } catch {
    return false
  }
}
