import { useConfig } from '@/shared/config'
import { lazyPart, useIsAtRest } from '@/shared/lib/lazy'

const Offer = lazyPart(async () => (await import('./build-update')).OwnBuildUpdate, null, null)

/** Once the page has come to rest: has the site kept on the device, and looks for newer builds where the configuration does not forbid it. */
export function LazyBuildUpdate() {
  const { pollSeconds } = useConfig().builds
  return useIsAtRest() && <Offer pollSeconds={pollSeconds} />
}
