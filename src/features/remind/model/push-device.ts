import type { PushDevice } from '#contract/reminder'
import { zoneHere } from '#domain/wall-time'
import { showBadge } from '@/shared/lib/app-badge'
import type { LocalStore } from '@/shared/lib/local-store'
import { deviceNote } from './device-note'

/** What stands between this device and messages; null for nothing. `home`: on iPhone and iPad they come to an icon of the home screen alone. */
export type PushHindrance = 'server' | 'browser' | 'home' | 'denied'

const patienceMs = 15_000

export function pushHindrance(serverKey: string | null): PushHindrance | null {
  if (serverKey === null) return 'server'
  const isApart = (navigator as { standalone?: boolean }).standalone === false
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return isApart ? 'home' : 'browser'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Subscribes this device; to be called by a press, which the browser’s question needs. Rejects with words for the pupil. */
export async function subscribeDevice(serverKey: string): Promise<PushDevice> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted')
    throw new Error('Браузер не дозволив сповіщень. Дозвіл можна змінити в налаштуваннях сайту, біля адреси сторінки.')
  try {
    return await subscribe(serverKey)
  } catch {
    throw new Error('Не вдалося ввімкнути сповіщення на цьому пристрої. Перевір з’єднання і спробуй ще раз.')
  }
}

async function subscribe(serverKey: string): Promise<PushDevice> {
  const { pushManager } = await within(navigator.serviceWorker.ready)
  const bytes = keyBytes(serverKey)
  const former = await pushManager.getSubscription()
  // A subscription made for another key of the server can be told nothing by this one.
  if (former && !isSame(former.options.applicationServerKey, bytes)) await former.unsubscribe()
  const { endpoint, keys } = (await within(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes }))).toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

const nameOf = ({ endpoint }: PushDevice): string => `${zoneHere()} ${endpoint}`

/** Notes what the server was told of this device. */
export const noteTold = (store: LocalStore, device: PushDevice): void => store.write(deviceNote.told, nameOf(device))
export const isDeviceNoted = (store: LocalStore): boolean => store.read(deviceNote.told) !== null

/**
 * Subscribes this device anew after a dropped subscription or a change of zone. Null where the server knows all.
 * @param known how many devices of this pupil the server has.
 */
export async function renewedDevice(store: LocalStore, serverKey: string, known: number): Promise<PushDevice | null> {
  const noted = store.read(deviceNote.told)
  if (noted === null || pushHindrance(serverKey) !== null || Notification.permission !== 'granted') return null
  const device = await subscribe(serverKey)
  return known > 0 && nameOf(device) === noted ? null : device
}

/** Ends the messages of this device, and its number on the icon: somebody else may be here next. Never rejects. */
export async function dropDevice(store: LocalStore): Promise<void> {
  showBadge(0)
  store.remove(deviceNote.told)
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}

const keyBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0)

const isSame = (buffer: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  buffer !== null && buffer.byteLength === bytes.length && new Uint8Array(buffer).every((byte, index) => byte === bytes[index])

const within = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The push service of the browser did not answer')), patienceMs)),
  ])
