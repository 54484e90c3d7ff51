import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../http/problem.ts'
import { largest, type AvatarStore, type Ticket } from './avatar-store.ts'
import { headLength, kindOf } from './picture-kind.ts'
import { signedQuery } from './signature.ts'

/** Avatars in a folder of this machine, behind addresses signed with a secret of the server. */
export type LocalAvatars = AvatarStore & {
  secret: string
  /** The picture, or null. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Writes what comes, whole or not at all. Throws 413 for too much, 400 for too little, 415 for what is no picture of the announced type. */
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
    write: async (ticket, body) => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const part = join(directory, `${ticket.key}.${randomUUID()}.part`)
      try {
        await writePart(part, ticket, body)
        await rename(part, join(directory, ticket.key))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
  }
}

async function writePart(part: string, { type, size }: Ticket, body: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(part, 'wx', 0o600)
  let length = 0
  let head = Buffer.alloc(0)
  for await (const chunk of body) {
    length += chunk.length
    if (length > (size ?? largest)) throw new Problem(413, 'Фото завелике')
    if (head.length < headLength) {
      head = Buffer.concat([head, chunk.subarray(0, headLength)])
      if (head.length >= headLength) checkKind(head, type)
    }
    await file.appendFile(chunk)
  }
  checkKind(head, type)
  if (size !== null && length < size) throw new Problem(400, 'Фото дійшло не повністю')
  await file.sync()
}

function checkKind(head: Uint8Array, type: string | null): void {
  const kind = kindOf(head)
  if (kind === null || (type !== null && kind !== type)) throw new Problem(415, 'Це не фото PNG, JPEG або WebP')
}
