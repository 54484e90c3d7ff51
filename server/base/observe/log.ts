import pino, { type Logger } from 'pino'

/** Lines of JSON on stdout. Nobody’s name, address, token or answer stands in them. */
export type RequestLine = {
  id: string
  method: string
  route: string
  status: number
  ms: number
  queries: number
  who: 'guest' | 'account' | 'nobody'
}

/** Lines are written together, at the latest after so long: one by one they cost a busy evening more than some of its calls. */
const writtenWithin = 250
const together = 8192

/** A log of this level; without a level it says nothing. */
export const openLog = (level: string): Logger =>
  pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: process.stdout.fd, sync: false, minLength: together, periodicFlush: writtenWithin }),
  )
