import type { EarlierBuild } from './earlier-builds'
import type { SafeShelf } from './safe-shelf'

/**
 * The shelf of this name on this device, with what earlier builds have left there, backed by the page for what the browser refuses to keep.
 * Its code comes with the first call.
 */
export async function openShelf(name: string, earlier: readonly EarlierBuild[], owner: string): Promise<SafeShelf> {
  const [{ deviceShelf }, { safeShelf }, { moveFromEarlier }] = await Promise.all([
    import('./shelf'),
    import('./safe-shelf'),
    import('./earlier-builds'),
  ])
  const device = deviceShelf(name)
  await moveFromEarlier(earlier, device, owner).catch(() => undefined)
  return safeShelf(device)
}
