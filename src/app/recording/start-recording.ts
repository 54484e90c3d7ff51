import { listen, type Listener, type ListenOptions } from '#chart-lab/listener'
import { startInspection } from '@/shared/lib/inspection'
import { beginRecording, overhearTabs, recordBy } from '@/shared/lib/recording'
import { surroundBy } from '@/shared/lib/surroundings'

/**
 * Listens to this page from now on, in its memory alone; what writes it down comes when somebody first does something. What charts take as chance is
 * known, so that it can be had again.
 */
export function startRecording(played: ListenOptions & { isPersons?: () => false } = {}): Listener {
  const listener = listen({ onFirst: () => void beginRecording().catch(() => undefined), ...played })
  let loaded: ReturnType<typeof load> | null = null
  const load = async () => (await import('./record-page')).recordPage(listener, played.isPersons)
  // Two needs at once have one recorder; a load that failed is tried again.
  recordBy(() => (loaded ??= load().catch((reason: unknown) => ((loaded = null), Promise.reject(reason as Error)))))
  globalThis.fetch = listener.fetch
  surroundBy(listener.chance)
  startInspection(listener.inspect)
  overhearTabs(listener.hearMessage)
  return listener
}
