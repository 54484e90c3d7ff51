import pg from 'pg'
import type { Listen } from './store.ts'

const pauseMs = () => 200 + Math.random() * 800

/** Hears words of PostgreSQL on a connection of its own, which is made anew whenever it is lost. */
export const listenTo =
  (url: string): Listen =>
  (channel, heard) => {
    let isStopped = false
    let client: pg.Client | null = null
    let again: NodeJS.Timeout | undefined
    const open = () => {
      const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
      client = own
      let isLost = false
      const lost = () => {
        if (isLost || isStopped) return
        isLost = true
        void own.end().catch(() => undefined)
        again = setTimeout(open, pauseMs()).unref()
      }
      own.on('error', lost).on('end', lost).on('notification', heard)
      own
        .connect()
        .then(() => own.query(`listen ${pg.escapeIdentifier(channel)}`))
        .then(heard, lost)
    }
    open()
    return () => {
      isStopped = true
      clearTimeout(again)
      void client?.end().catch(() => undefined)
    }
  }
