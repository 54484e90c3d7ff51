import { Hono } from 'hono'
import { partnershipLetterSchema } from '#contract/partnership'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { required } from '../../base/problem.ts'
import { deliverLetters } from '../../reports/partnership/deliver.ts'
import { receiveLetter } from '../../reports/partnership/receive.ts'
import { teamAddress } from '../../reports/partnership/team-address.ts'

const refusal = 'Форма тут не налаштована. Напишіть на адресу внизу сторінки'

/** Letters to the team, open to everybody. */
export function contactRoutes(deps: Pick<Deps, 'db' | 'now' | 'site' | 'isBehindProxy' | 'integrations'>) {
  const { db, integrations, site } = deps
  const address = teamAddress(site)
  return new Hono().post(
    '/v3/partnership',
    operation({
      tag: 'site',
      isPublic: true,
      summary: 'Write to the team about partnership',
      body: 'PartnershipLetter',
      answer: 'Done',
      refusals: [429, 501],
    }),
    async (c) => {
      const letter = await readBody(c.req.raw, partnershipLetterSchema)
      const [post, team, backgroundWork] = [
        required(integrations?.post, refusal),
        required(address, refusal),
        required(integrations?.backgroundWork, refusal),
      ]
      await receiveLetter(db, letter, callerOf(c, deps))
      backgroundWork.run(() => deliverLetters({ db, post, team, now: deps.now() }))
      return c.json({ success: true })
    },
  )
}
