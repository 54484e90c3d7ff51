/** Tells whether this device has none of these databases. False where the browser does not list its databases. */
export async function hasNone(names: readonly string[]): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return true
  try {
    return (await indexedDB.databases()).every(({ name = '' }) => !names.includes(name))
  } catch {
    return false
  }
}
