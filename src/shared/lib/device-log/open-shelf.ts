import { moveFromEarlier, type EarlierBuild } from './earlier-builds'
import { safeShelf, type SafeShelf } from './safe-shelf'
import { deviceShelf } from './shelf'

/** The shelf of this name on this device, with what earlier builds have left there, backed by the page for what the browser refuses to keep. */
export async function openShelf(name: string, earlier: readonly EarlierBuild[], owner: string): Promise<SafeShelf> {
  const device = deviceShelf(name)
  await moveFromEarlier(earlier, device, owner).catch(() => undefined)
  return safeShelf(device)
}
