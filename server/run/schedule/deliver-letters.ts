import { deliverLetters } from '../../reports/partnership/deliver.ts'
import { teamAddress } from '../../reports/partnership/team-address.ts'
import type { Deps } from '../../web/deps.ts'

/** Sends the letters that wait: a mail server may have been away. Does nothing where there is no mail or nobody to write to. */
export async function deliverWaiting({ db, site, integrations, now }: Pick<Deps, 'db' | 'site' | 'integrations' | 'now'>): Promise<void> {
  const team = teamAddress(site)
  const post = integrations?.post
  if (post && team !== null) await deliverLetters({ db, post, team, now: now() })
}
