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

/** A log of this level; without a level it says nothing. */
export const openLog = (level: string): Logger => pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime })
