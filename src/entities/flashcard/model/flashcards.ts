import { createRequiredContext } from '@/shared/lib/required-context'
import type { DeviceLog } from '@/shared/lib/device-log'
import type { Collection } from './collection'

/** The way to the pupil’s cards, which come with the first page that needs them. */
export type Flashcards = { open: () => Promise<Collection> }

export const { Provider: FlashcardsProvider, useRequired: useFlashcards } = createRequiredContext<Flashcards>('flashcards')

/** The collection on this device; its code comes with the first call. @param now ms since the epoch by the server’s clock. */
export const openCollection = async (log: DeviceLog, now: () => number): Promise<Collection> =>
  (await import('./collection')).createCollection(log, now)
