import { packAnswerSchema, type Pack } from '#contract/pack'
import { api } from '@/shared/api'

/** A new pack, drawn by the server for this visitor. */
export async function askForPack(subject: string, signal: AbortSignal | null = null): Promise<Pack> {
  const options = { json: { subject }, timeout: 60_000, totalTimeout: 60_000, signal }
  return (await (await api()).post('v3/packs', options).json(packAnswerSchema)).data.pack
}

/** A public answer of the API as it is. */
export const readPage = async (path: string): Promise<unknown> => (await api()).get(path).json()
