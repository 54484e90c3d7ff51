import type { Deps } from '../deps.ts'
import { deliverLetters } from './deliver.ts'
import { teamAddress } from './team-address.ts'

const hour = 60 * 60 * 1000

/** Sends what waits, soon and then once an hour: a mail server may have been away. @returns the stop. */
export function keepDelivering({ db, site, integrations, now }: Deps): () => void {
  const team = teamAddress(site)
  const post = integrations?.post
  if (!post || team === null) return () => undefined
  const send = () => void deliverLetters({ db, post, team, now: now() }).catch((error: unknown) => console.error(error))
  const soon = setTimeout(send, 15_000).unref()
  const hourly = setInterval(send, hour).unref()
  return () => {
    clearTimeout(soon)
    clearInterval(hourly)
  }
}
