import { record, type Recorder } from '#chart-lab/recorder'
import type { Listener } from '#chart-lab/listener'
import { isForAll, isPrivate } from './private'

/** Writes down what the listener of this page hears. */
export function recordPage(listener: Listener, isPersons?: () => false): Recorder {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
  return record(listener, { build, hides: isPrivate, isOpen: isForAll, ...(isPersons && { isPersons }) })
}
