import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { isRefused, written, type Post } from './post.ts'

/** Hands letters to the mail server at `url`. One that is busy is asked again after each of `pauses`, in milliseconds. */
export function smtpPost(url: string, from: string, pauses: readonly number[] = [2000, 20_000]): Post {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  return {
    send: async (to, letter) => {
      for (const wait of [...pauses, null]) {
        try {
          await transport.sendMail(written(from, to, letter))
          return
        } catch (error) {
          if (wait === null || isRefused(error)) throw error
          await pause(wait, undefined, { ref: false })
        }
      }
    },
  }
}
