import type { DeviceLog } from '@/shared/lib/device-log'
import type { Collection } from './collection'

/** The collection on this device; its code comes with the first call. @param now ms since the epoch by the server’s clock. */
export const openCollection = async (log: DeviceLog, now: () => number): Promise<Collection> =>
  (await import('./collection')).createCollection(log, now)
