import * as v from 'valibot'
import { resultSchema, type Result } from '#domain/result'
import type { Documents } from '@/shared/lib/device-log'

const listName = 'answers/results'
const resultName = (id: string): string => `answers/result/${id}`
const most = 20

/** Keeps the results that were looked at last, so that they open without a network. */
export async function keepResult(documents: Documents, result: Result): Promise<void> {
  const known = v.safeParse(v.array(v.string()), await documents.read(listName))
  const ids = [result.id, ...(known.success ? known.output : []).filter((id) => id !== result.id)]
  await documents.write(resultName(result.id), result)
  for (const id of ids.slice(most)) await documents.drop(resultName(id))
  await documents.write(listName, ids.slice(0, most))
}

/** Null for one that does not lie here, or was another visitor’s. */
export async function storedResult(documents: Documents, id: string): Promise<Result | null> {
  const read = v.safeParse(resultSchema, await documents.read(resultName(id)))
  return read.success ? read.output : null
}
