import { createInspector, maskedCopy, publish, type Inspector, type Secrets } from '#chart-lab/inspector'
import type { Forms } from '#chart-lab/forms'
import { listen, type Listener } from '#chart-lab/listener'
import { record } from '#chart-lab/recorder'
import { serveReplay, serveTape } from '#chart-lab/tape'
import type { Replay } from '#chart-lab/replay'
import { overhearTabs } from '@/shared/lib/device-log'
import { startInspection } from '@/shared/lib/inspection'
import type { LocalStore } from '@/shared/lib/local-store'
import { noteEvent } from '@/shared/lib/recent-events'
import { surroundBy } from '@/shared/lib/surroundings'
import { isForAll, isPrivate } from './private'
import eventForms from './event-forms.json'

/** The payloads of the events of every chart, read out of their types by `npm run charts`. */
export const forms = eventForms as unknown as Forms

/** What the recorder hides stays hidden here, and in what leaves for another’s inspector. */
const secrets: Secrets = { hides: isPrivate }

export const inspector: Inspector = createInspector(secrets, forms)

/** The choice of this browser: `off`, or `stately` for Stately’s own inspector beside ours, which needs the internet. */
export const inspectorKey = 'statecharts'

/** A build that contains the inspector shows it unless this browser has switched it off. */
export const isSwitchedOn = (store: LocalStore): boolean => store.read(inspectorKey) !== 'off'

/** The name of the channel between the tabs of the site. */
export const channelName = 'skladu-statecharts'

/** The channel on which recordings are asked for and played. */
export const tapeName = `${channelName}-tape`

/** The address of the panel; with `?beside` it is a window that follows the app in others. */
const address = '/__statecharts'

/** Tells whether this window only follows the app in others. */
export const isSideWindow = (store: LocalStore): boolean =>
  isSwitchedOn(store) && location.pathname === address && new URLSearchParams(location.search).has('beside')

/** Opens the panel in a window of its own, which names what it shows in its address. */
export const openBeside = (): void => void open(`${address}?beside`, 'statecharts', 'width=1280,height=860')

/** A way to the panel in the corner of every page, for who works on the site; pupils never get a build with it. */
export function showCorner(place: HTMLElement): void {
  if (location.pathname === address) return
  const corner = document.createElement('a')
  const looks = { position: 'fixed', left: '8px', bottom: '8px', zIndex: '9', padding: '4px 10px', borderRadius: '6px' }
  Object.assign(corner, { href: `${address}?beside`, target: 'statecharts', textContent: '◫ Діаграми станів' })
  Object.assign(corner.style, looks, { color: '#fff', background: '#1b1f24', font: '12px system-ui, sans-serif' })
  place.append(corner)
}

/**
 * Follows every actor that is started from now on, here and for a window beside the app, and writes down what comes to this page from outside.
 * @param replay what this page plays, if it does.
 */
export async function followActors(store: LocalStore, replay: Replay | null): Promise<void> {
  if (!isSwitchedOn(store)) return
  const listener = listenHere(replay)
  const recorder = recordPage(listener, replay)
  replay?.listen(recorder)
  const theirs = store.read(inspectorKey) === 'stately' ? await openTheirs() : null
  startInspection((event) => {
    noteEvent(event)
    listener.inspect(event)
    replay?.inspect(event)
    inspector.inspect(event)
    theirs?.inspect.next?.(event)
  })
  const tab = crypto.randomUUID()
  if (typeof BroadcastChannel === 'function') publish(inspector, channelName, tab)
  Object.assign(globalThis, { chartLabRecorder: recorder })
  if (replay) serveReplay(tapeName, replay)
  else serveTape(tapeName, () => recorder.recordingSoFar(), tab)
  Object.assign(globalThis, { __statecharts: inspector })
}

/** Listens to this page from now on; what charts take as chance is known, so that it can be had again. */
function listenHere(replay: Replay | null): Listener {
  const listener = listen(replay?.chance)
  globalThis.fetch = listener.fetch
  surroundBy(listener.chance)
  overhearTabs(listener.hearMessage)
  return listener
}

function recordPage(listener: Listener, replay: Replay | null) {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
  return record(listener, { build, hides: isPrivate, isOpen: isForAll, ...(replay && { isPersons: replay.chance.isPersons }) })
}

const hidden = <T>(value: T): T => maskedCopy(value, secrets)

const theirOrigin = 'https://stately.ai'

/** Stately’s own inspector hears what ours shows, masked, and nobody but its own window does: by itself it posts to whatever stands there. */
async function openTheirs() {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const ours = {
    open: (url: string, name: string) => postingTo(window.open(url, name), theirOrigin),
    addEventListener: (type: 'message', hear: (event: MessageEvent) => void) =>
      window.addEventListener(type, (event) => event.origin === theirOrigin && hear(event)),
  } as unknown as Window
  return createBrowserInspector({
    window: ours,
    url: `${theirOrigin}/inspect`,
    serialize: hidden,
    sanitizeEvent: hidden,
    sanitizeContext: hidden,
  })
}

/** A window that is told things of this origin alone. */
export const postingTo = (target: Window | null, origin: string): Pick<Window, 'postMessage'> | null =>
  target && { postMessage: (said: unknown) => target.postMessage(said, origin) }
