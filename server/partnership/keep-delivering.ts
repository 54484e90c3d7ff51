import type { Deps } from '../deps.ts'
import { deliverLetters } from './deliver.ts'
import { teamAddress } from './team-address.ts'

/** Sends the letters that wait: a mail server may have been away. Does nothing where there is no mail or nobody to write to. */
export async function deliverWaiting({ db, site, integrations, now }: Deps): Promise<void> {
  const team = teamAddress(site)
  const post = integrations?.post
  if (post && team !== null) await deliverLetters({ db, post, team, now: now() })
}
