import {
  shareAnswerSchema,
  shareReportAnswerSchema,
  sharedDeckAnswerSchema,
  shareStopAnswerSchema,
  type ShareReason,
  type SharedDeck,
} from '#contract/shared-deck'
import { api } from '@/shared/api'

/** Puts a copy of an own deck behind a link; `left` counts cards that are nothing without their picture. */
export const shareDeck = async (deck: string): Promise<{ code: string; cards: number; left: number }> =>
  (await (await api()).post('v3/flashcards/shares', { json: { deck } }).json(shareAnswerSchema)).data

export const stopSharing = async (deck: string): Promise<void> =>
  void (await (await api()).post('v3/flashcards/shares/stop', { json: { deck } }).json(shareStopAnswerSchema))

/** What a link offers. */
export const readSharedDeck = async (code: string): Promise<SharedDeck> =>
  (await (await api()).post('v3/flashcards/shared-decks', { json: { code } }).json(sharedDeckAnswerSchema)).data

/** The same report may be sent again without harm. */
export const reportSharedDeck = async (report: { id: string; code: string; reason: ShareReason; text: string }): Promise<void> =>
  void (await (await api()).post('v3/flashcards/shared-decks/report', { json: report }).json(shareReportAnswerSchema))
