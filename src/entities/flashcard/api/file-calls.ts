import type * as v from 'valibot'
import { type exportFormatSchema, exportedFileAnswerSchema, importAnswerSchema, type Imported } from '#contract/deck-file'
import { api } from '@/shared/api'

/** Reads a file of Anki; nothing is stored by it. */
export const readAnkiFile = async (file: Blob): Promise<Imported> =>
  (await (await api()).post('v3/flashcards/import', { body: file, timeout: 25_000 }).json(importAnswerSchema)).data

export type ExportFormat = v.InferOutput<typeof exportFormatSchema>

/** A deck as a file, and the pictures and sounds that a package of Anki names. */
export async function exportDeck(
  deck: string,
  format: ExportFormat,
): Promise<{ file: File; media: readonly { id: string; name: string }[] }> {
  const { data } = await (await api()).get(`v3/flashcards/export/${deck}`, { searchParams: { format } }).json(exportedFileAnswerSchema)
  const bytes = Uint8Array.from(atob(data.base64), (letter) => letter.charCodeAt(0))
  return { file: new File([bytes], data.name, { type: data.type }), media: data.media }
}
