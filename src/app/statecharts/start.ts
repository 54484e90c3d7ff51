import { startInspection } from '@/shared/lib/inspection'
import type { LocalStore } from '@/shared/lib/local-store'
import { createInspector, type Inspector } from './model/inspector'
import { publish } from './model/side-window'

export const inspector: Inspector = createInspector()

/** What this browser wants of it: `off`, or `stately` for Stately’s own inspector beside it, which needs the internet. */
export const inspectorKey = 'statecharts'

/** A build that has the inspector was made for it: it shows it unless this browser wants none. */
export const isSwitchedOn = (store: LocalStore): boolean => store.read(inspectorKey) !== 'off'

/** Follows every actor that is started from now on, here and for a window beside the app. */
export async function followActors(store: LocalStore): Promise<void> {
  if (!isSwitchedOn(store)) return
  const theirs = store.read(inspectorKey) === 'stately' ? (await import('@statelyai/inspect')).createBrowserInspector() : null
  startInspection((event) => {
    inspector.inspect(event)
    theirs?.inspect.next?.(event)
  })
  if (typeof BroadcastChannel === 'function') publish(inspector)
  Object.assign(globalThis, { __statecharts: inspector })
}
