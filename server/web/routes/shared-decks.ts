import { Hono } from 'hono'
import { sharedLookSchema, shareReportSchema, shareRequestSchema, shareStopSchema, type ShareReason } from '#contract/shared-deck'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import { receiveFaultReport } from '../../reports/fault-reports/receive.ts'
import { complainOfDeck, readSharedDeck, shareDeck, stopSharing } from '../../study/flashcards/shared-decks.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'

const tag = 'flashcards'
const reasons: Record<ShareReason, string> = {
  offensive: 'образливе або небезпечне',
  personal: 'чужі особисті дані',
  copied: 'чуже, взяте без дозволу',
  wrong: 'хибні відомості',
}

/** Calls about decks behind links: copies of words, without anything of whoever shares them. */
export function sharedDeckRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/flashcards/shares',
      operation({
        tag,
        summary: 'Put a copy of an own deck behind a link',
        body: 'ShareRequest',
        answer: 'ShareAnswer',
        refusals: [403, 404, 409],
      }),
      session,
      accountRequired,
      async (c) => {
        const { deck } = await readBody(c.req.raw, shareRequestSchema)
        await countAttempt(db, limits.sharedDecks, c.var.session.userId, now())
        return c.json({ data: await shareDeck(db, c.var.session, deck, now()) })
      },
    )
    .post(
      '/v3/flashcards/shares/stop',
      operation({ tag, summary: 'Let the link of an own deck lead nowhere', body: 'ShareStop', answer: 'ShareStopAnswer' }),
      session,
      async (c) => {
        const { deck } = await readBody(c.req.raw, shareStopSchema)
        await stopSharing(db, c.var.session.userId, deck)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v3/flashcards/shared-decks',
      operation({ tag, summary: 'What the link of a deck offers', body: 'SharedLook', answer: 'SharedDeckAnswer', refusals: [404] }),
      session,
      async (c) => {
        const { code } = await readBody(c.req.raw, sharedLookSchema)
        return c.json({ data: await readSharedDeck(db, c.var.session.userId, code) })
      },
    )
    .post(
      '/v3/flashcards/shared-decks/report',
      operation({
        tag,
        summary: 'Complain of a deck behind a link',
        note: 'The team reads it among the reports of faults; a deck that three accounts complain of is hidden until then.',
        body: 'ShareReport',
        answer: 'ShareReportAnswer',
        refusals: [404, 429],
      }),
      session,
      async (c) => {
        const { id, code, reason, text } = await readBody(c.req.raw, shareReportSchema)
        const { userId } = c.var.session
        await countAttempt(db, limits.faultReports, userId, now())
        await complainOfDeck(db, c.var.session, code, now())
        const words = `Спільна колода ${code}: ${reasons[reason]}${text === '' ? '' : `. ${text}`}`
        await receiveFaultReport(db, userId, { id, at: now().toISOString(), text: words, route: 'flashcard', build: '', events: [] }, now())
        return c.json({ data: {} })
      },
    )
}
