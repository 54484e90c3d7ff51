import type * as v from 'valibot'
import {
  type exportFormatSchema,
  exportedFileAnswerSchema,
  importAnswerSchema,
  ownCardsAnswerSchema,
  type Imported,
  type OwnCards,
  type OwnWrite,
} from '#contract/own-card'
import { api, ofOwner } from '@/shared/api'

export const readOwn = async (): Promise<OwnCards> => (await (await api()).get('v3/flashcards/own').json(ownCardsAnswerSchema)).data

/** The same writes may be sent again without harm. @param owner whose they are. @returns everything own as it stands after them. */
export const sendWrites = async (writes: readonly OwnWrite[], owner: string): Promise<OwnCards> =>
  (await (await api()).post('v3/flashcards/own', { json: { writes }, context: ofOwner(owner) }).json(ownCardsAnswerSchema)).data

/** Reads a file of Anki; nothing is stored by it. */
export const readAnkiFile = async (file: Blob): Promise<Imported> =>
  (await (await api()).post('v3/flashcards/import', { body: file, timeout: 25_000 }).json(importAnswerSchema)).data

export type ExportFormat = v.InferOutput<typeof exportFormatSchema>

/** A deck as a file. */
export async function exportDeck(deck: string, format: ExportFormat): Promise<File> {
  const { data } = await (await api()).get(`v3/flashcards/export/${deck}`, { searchParams: { format } }).json(exportedFileAnswerSchema)
  const bytes = Uint8Array.from(atob(data.base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], data.name, { type: data.type })
}
