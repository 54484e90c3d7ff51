import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { written, type Post } from './post.ts'

/** Writes letters to `.eml` files that only their owner may read, and says where they are. Stands in for a mail server. */
export function filePost(directory: string, from: string): Post {
  return {
    send: async (to, letter) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail(written(from, to, letter))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, message, { mode: 0o600, flag: 'wx' })
      console.log(`Лист для ${masked(to)}: ${file}`)
    },
  }
}

/** `o…@example.com`: enough to recognise one’s own address in a log. */
const masked = (address: string): string => address.replace(/^(.).*@/, '$1…@')
