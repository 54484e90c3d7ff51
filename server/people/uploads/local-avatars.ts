import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../base/problem.ts'
import { largest, type AvatarStore, type Ticket } from './avatar-store.ts'
import { headLength, kindOf, type PictureKind } from './picture-kind.ts'
import { redraw } from './redraw.ts'
import { signedQuery } from './signature.ts'

/** Avatars in a folder of this machine, behind addresses signed with a secret of the server. */
export type LocalAvatars = AvatarStore & {
  secret: string
  /** Redraws and writes what comes, whole or not at all. Throws 413 for too much, 400 for too little, 415 for what is no picture of the announced type or cannot be drawn. */
  write: (ticket: Ticket, body: AsyncIterable<Uint8Array>) => Promise<void>
}

export function localAvatars(directory: string, secret: string): LocalAvatars {
  const read = async (key: string) => {
    try {
      return new Uint8Array(await readFile(join(directory, key)))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
  const keep = async (key: string, picture: Uint8Array) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const part = join(directory, `${key}.${randomUUID()}.part`)
    try {
      await writeWhole(part, picture)
      await rename(part, join(directory, key))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    origin: null,
    secret,
    read,
    uploadUrl: async (ticket) => `/uploads/${ticket.key}?${signedQuery(secret, ticket)}`,
    address: (key) => `/uploads/${key}`,
    look: async (key) => {
      const picture = await read(key)
      return picture && { kind: kindOf(picture.subarray(0, headLength)), size: picture.length }
    },
    remove: (key) => rm(join(directory, key), { force: true }),
    isOpenToSenders: false,
    keep,
    write: async (ticket, body) => {
      const { bytes, kind } = await whole(ticket, body)
      await keep(ticket.key, await redraw(bytes, kind))
    },
  }
}

async function writeWhole(part: string, picture: Uint8Array): Promise<void> {
  await using file = await open(part, 'wx', 0o600)
  await file.writeFile(picture)
  await file.sync()
}

/** At most one megabyte stands in memory for a sender. */
async function whole({ type, size }: Ticket, body: AsyncIterable<Uint8Array>): Promise<{ bytes: Uint8Array; kind: PictureKind }> {
  const chunks: Uint8Array[] = []
  let length = 0
  let isKnown = false
  for await (const chunk of body) {
    length += chunk.length
    if (length > (size ?? largest)) throw new Problem(413, 'Фото завелике')
    chunks.push(chunk)
    if (!isKnown && length >= headLength) isKnown = checkKind(Buffer.concat(chunks), type) !== null
  }
  const bytes = Buffer.concat(chunks)
  const kind = checkKind(bytes, type)
  if (size !== null && length < size) throw new Problem(400, 'Фото дійшло не повністю')
  return { bytes, kind }
}

function checkKind(bytes: Uint8Array, type: string | null): PictureKind {
  const kind = kindOf(bytes.subarray(0, headLength))
  if (kind === null || (type !== null && kind !== type)) throw new Problem(415, 'Це не фото PNG, JPEG або WebP')
  return kind
}
