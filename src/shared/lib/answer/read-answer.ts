import * as v from 'valibot'
import { api, problemOf } from '../../api'
import { answerInPayload } from '../payload'
import { keepSeen, readSeen } from '../seen'

/** `storedAt` is when it was kept, where the network could not be reached; null for a fresh one. */
export type Answered<T> = { found: T; storedAt: string | null }

/** Shape of an answer: `{ data }`. */
export type AnswerSchema<T> = v.GenericSchema<unknown, { data: T }>

/**
 * Reads a public answer of the API, or what this device has kept of it. `null`: the server knows of no such thing.
 * Throws what the call threw where there is neither.
 */
export async function readAnswer<T>(path: string, schema: AnswerSchema<T>): Promise<Answered<T> | null> {
  if (!navigator.onLine) {
    const stored = await readStored(path, schema)
    if (stored) return stored
  }
  try {
    const sent = v.safeParse(schema, await answerInPayload(path))
    const body = sent.success ? sent.output : await (await api()).get(path).json(schema)
    void keepSeen({ [path]: body })
    return { found: body.data, storedAt: null }
  } catch (error) {
    const { status } = problemOf(error)
    if (status === 404 || status === 422) return null
    const stored = await readStored(path, schema)
    if (stored) return stored
    throw error
  }
}

async function readStored<T>(path: string, schema: AnswerSchema<T>): Promise<Answered<T> | null> {
  const seen = await readSeen(path)
  const read = v.safeParse(schema, seen?.body)
  return seen && read.success ? { found: read.output.data, storedAt: seen.at } : null
}
