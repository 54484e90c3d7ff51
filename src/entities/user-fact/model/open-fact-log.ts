import type { FactLog } from './fact-log'

/** The log on this device, backed by one on the page for what the browser refuses to keep. */
export async function openFactLog(): Promise<FactLog> {
  const [{ createFactLog }, { deviceShelf, pageShelf, safeShelf }] = await Promise.all([import('./fact-log'), import('./fact-shelf')])
  return createFactLog(safeShelf(deviceShelf(), pageShelf()))
}
