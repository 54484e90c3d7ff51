import type { BackgroundWork } from '../background-work.ts'
import { describeError } from '../describe-error.ts'
import { isRefused, type Letter, type Post } from './post.ts'

const minute = 60_000
/** Eight hours: a mail server that does not know us yet puts letters off for minutes, a busy one for hours. */
const pauses = [2, 10, 30, 60, 120, 260].map((minutes) => minutes * minute)

/**
 * Sends a letter, and again for hours where the mail server puts it off; a stop of the server gives it up. Throws what the server says when it refuses
 * for good, or at last.
 */
export async function keepSending(post: Post, backgroundWork: BackgroundWork, to: string, letter: Letter): Promise<void> {
  for (const wait of [...pauses, null]) {
    try {
      return await post.send(to, letter)
    } catch (error) {
      if (wait === null || isRefused(error)) throw error
      console.warn(`Лист відкладено на ${wait / minute} хв: ${describeError(error).split('\n')[0]}`)
      if (!(await backgroundWork.pause(wait))) throw error
    }
  }
}
