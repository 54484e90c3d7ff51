import type { FactLog } from './fact-log'
import type { Fact } from './fact-shelf'

/** The log of this name on this device, backed by one on the page for what the browser refuses to keep. Its code comes with the first call. */
export async function openFactLog<F extends Fact>(name: string): Promise<FactLog<F>> {
  const [{ createFactLog }, { deviceShelf, pageShelf, safeShelf }] = await Promise.all([import('./fact-log'), import('./fact-shelf')])
  return createFactLog<F>(safeShelf<F>(deviceShelf(name), pageShelf()))
}
