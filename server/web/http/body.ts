import * as v from 'valibot'
import { Problem } from '../../base/problem.ts'

const kilobyte = 1024
const decoder = new TextDecoder()
const dropped = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads a form body and checks it: JSON, urlencoded or multipart, whatever the header says. Throws 413 above `limit` bytes (64 KB), 400
 * for what cannot be read, 422 for what does not fit.
 */
export async function readBody<S extends v.GenericSchema>(request: Request, schema: S, limit = 64 * kilobyte): Promise<v.InferOutput<S>> {
  const form = await parse(await readBytes(request, limit), request.headers.get('content-type') ?? '')
  const read = v.safeParse(schema, form, { abortEarly: true, message: 'Перевір введене: чогось бракує або щось зайве' })
  if (!read.success) throw new Problem(422, read.issues[0].message)
  return read.output
}

const received = new WeakMap<Request, Uint8Array<ArrayBuffer>>()

/** Keeps the bytes of a body that has been received for whoever reads it. */
export const keepReceived = (request: Request, bytes: Uint8Array<ArrayBuffer>): void => void received.set(request, bytes)

/** The bytes of a body. Throws a `Problem`: 413 above `limit` bytes, 400 when it breaks off. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const said = request.headers.get('content-length')
  if (Number(said ?? 0) > limit) throw tooLarge()
  const known = received.get(request)
  if (known && known.length > limit) throw tooLarge()
  if (known) return known
  try {
    // No more than was said can come, and bytes that come whole cost less than a stream of them.
    return said === null ? await readStream(request, limit) : new Uint8Array(await request.arrayBuffer())
  } catch (error) {
    throw error instanceof Problem ? error : unreadable()
  }
}

async function readStream(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  if (type.toLowerCase().startsWith('multipart/form-data')) return parseMultipart(bytes, type)
  const text = decoder.decode(bytes).trimStart()
  if (text === '') return {}
  if (text.startsWith('{') || text.startsWith('[')) return parseJson(text)
  const boundary = /^--([^\r\n]{1,70})\r?\n/.exec(text)?.[1]
  if (boundary !== undefined) return parseMultipart(bytes, `multipart/form-data; boundary=${boundary}`)
  if (/^[^=&\s]+=/.test(text)) return fromPairs(new URLSearchParams(text.trimEnd()))
  throw unreadable()
}

function parseJson(text: string): Record<string, unknown> {
  let form: unknown
  try {
    form = JSON.parse(text)
  } catch {
    throw unreadable()
  }
  if (typeof form !== 'object' || form === null || Array.isArray(form)) throw new Problem(422, 'Потрібен об’єкт із полями')
  return fromPairs(Object.entries(form))
}

async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  try {
    return fromPairs(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    throw unreadable()
  }
}

/** The first of two fields with one name wins. */
function fromPairs(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of pairs) if (!dropped.has(name) && !Object.hasOwn(form, name)) form[name] = value
  return form
}

const unreadable = () => new Problem(400, 'Не вдалося прочитати запит')
const tooLarge = () => new Problem(413, 'Запит завеликий')
