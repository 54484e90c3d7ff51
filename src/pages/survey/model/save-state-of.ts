import type { SaveState } from '@/entities/survey'
import type { Task } from './task-state'

/** The delivery of answers by the outbox: all delivered, waiting for the next try, held back by the server, or on their way. */
export type Delivery = 'resting' | 'waiting' | 'held' | 'sending'

/** `isRefused`: the server has turned some answers of this paper down. */
type Saving = { isStored: boolean; isOnline: boolean; delivery: Delivery; isRefused: boolean }

/** Says where the answers of the pupil are: the page alone has them, or the device, or the server. */
export function saveStateOf({ isStored, isOnline, delivery, isRefused }: Saving): SaveState {
  if (!isStored) return 'unsaved'
  if (isRefused) return 'refused'
  if (delivery === 'resting') return 'saved'
  if (!isOnline) return 'offline'
  return delivery === 'sending' ? 'saving' : 'waiting'
}

/** An answer that the pupil has yet to save outweighs those that are saved. */
export function withDrafts(saving: SaveState, tasks: readonly Task[]): SaveState {
  const isCalm = saving === 'saved' || saving === 'saving'
  return isCalm && tasks.some(({ state }) => state === 'draft') ? 'draft' : saving
}
