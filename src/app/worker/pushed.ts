import { endText, endedText, unreadText } from '#domain/plan/reminder-text'
import type { PushMessage } from '#contract/reminder'
import { showBadge } from '@/shared/lib/app-badge'
import type { Noticed, Scope } from './scope'
import { find, keep } from './shelves'

/** One place on the screen: a newer reminder takes it from the one before. */
const tag = 'today'
const icon = '/icons/icon-192.png'
const today = '/dashboard'

/** The shelf that knows the day of the last message; no build owns it. */
const toldShelf = 'told'
const toldKey = '/told'

/**
 * Shows what came: a browser expects that for every message, also for one that cannot be read. One that comes twice on its day makes no
 * sound.
 */
export async function showPushed(scope: Pick<Scope, 'registration'>, data: { json: () => unknown } | null): Promise<void> {
  const message = readMessage(data)
  const { title, text } = message ?? unreadText
  const isAgain = message !== null && (await isTold(message))
  const wasSeen = isAgain && (await scope.registration.getNotifications({ tag })).length === 0
  if (message && message.cards > 0) showBadge(message.cards)
  await scope.registration.showNotification(title, {
    body: text,
    tag,
    icon,
    lang: 'uk',
    silent: isAgain,
    data: { off: message?.off ?? null },
    actions: message ? [{ action: 'end', title: endText }] : [],
  })
  if (wasSeen) for (const notice of await scope.registration.getNotifications({ tag })) notice.close()
  else if (message) await keep(toldShelf, toldKey, new Response(nameOf(message)), 1)
}

/** Of the day and of the pupil: another one may be on this device by the evening. */
const nameOf = ({ day, off }: PushMessage): string => `${day} ${off.slice(-8)}`
const isTold = async (message: PushMessage): Promise<boolean> => (await (await find(toldKey))?.text()) === nameOf(message)

/** One tap opens today, one ends the reminders; where that cannot be said to the server now, the page with its words opens. */
export async function heedPress(scope: Pick<Scope, 'clients' | 'registration'>, { action, notification }: Noticed): Promise<void> {
  notification.close()
  const off = (notification.data as { off?: unknown } | null)?.off
  if (action !== 'end' || typeof off !== 'string') return openToday(scope)
  const answer = await fetch('/api/v3/reminders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: off }),
  }).catch(() => null)
  if (!answer?.ok) return scope.clients.openWindow(`/reminders?link=${off}`).then(() => undefined)
  await scope.registration.showNotification(endedText.title, { body: endedText.text, tag, icon, lang: 'uk', data: null, actions: [] })
}

/** A page that is not in the middle of a paper is led there; else a new one opens. */
async function openToday({ clients }: Pick<Scope, 'clients'>): Promise<void> {
  const open = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).find(({ url }) => new URL(url).pathname === today)
  if (open?.focus) await open.focus().catch(() => undefined)
  else await clients.openWindow(today)
}

function readMessage(data: { json: () => unknown } | null): PushMessage | null {
  try {
    const { title, text, cards, day, off } = (data?.json() ?? {}) as Partial<Record<keyof PushMessage, unknown>>
    if (typeof title !== 'string' || title === '' || typeof text !== 'string' || typeof off !== 'string' || typeof day !== 'string')
      return null
    return { title, text, cards: typeof cards === 'number' ? cards : 0, day, off }
  } catch {
    return null
  }
}
