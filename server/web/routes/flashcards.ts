import { Hono } from 'hono'
import * as v from 'valibot'
import { cardMediaSchema, mediaCallBytes, mediaIdsSchema } from '#contract/card-media'
import type { Deck } from '#domain/flashcard'
import { exportFormatSchema } from '#contract/deck-file'
import { ownWritesSchema } from '#contract/own-write'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { keepCardMedia, readCardMedia, readMediaKinds, readMediaRoom } from '../../study/flashcards/card-media.ts'
import { exportDeck } from '../../study/flashcards/export-deck.ts'
import { findWrittenDeck, noDeck } from '../../study/flashcards/find-deck.ts'
import { historiesOf } from '../../study/flashcards/card-history.ts'
import { readLog } from '../../study/flashcards/reviews.ts'
import { importApart } from '../../study/flashcards/import-apart.ts'
import { largestImport } from '../../study/flashcards/import-deck.ts'
import { readMistakesDeck } from '../../study/flashcards/mistakes-deck.ts'
import { readOwnCards, writeOwnCards } from '../../study/flashcards/own-cards.ts'
import { tableDecks } from '../../content/table-decks.ts'
import { readBody, readBytes } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { notModified } from '../http/not-modified.ts'

const tag = 'flashcards'
const writesLimit = 3 * 1024 * 1024
const withoutList = ({ list: _list, ...summary }: Deck) => summary

/** Calls about decks and cards: of theory, of mistakes, and own ones. */
export function flashcardRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const readTables = tableDecks(db)
  return new Hono<SignedIn>()
    .get(
      '/v3/flashcards/decks',
      operation({ tag, isPublic: true, summary: 'Decks of theory', answer: 'DecksAnswer', isOfContent: true }),
      async (c) => {
        const { tag: state, decks } = await readTables()
        const { isKnown, headers } = notModified(c, state, false)
        return isKnown ? c.body(null, 304, headers) : c.json({ data: { decks: [...decks.values()].map(withoutList) } }, 200, headers)
      },
    )
    .get(
      '/v3/flashcards/decks/:deck',
      operation({
        tag,
        isPublic: true,
        summary: 'A deck of theory with its cards',
        answer: 'DeckAnswer',
        refusals: [404],
        isOfContent: true,
      }),
      async (c) => {
        const deck = (await readTables()).decks.get(c.req.param('deck'))
        if (!deck) throw noDeck()
        const { isKnown, headers } = notModified(c, deck.version, false)
        return isKnown ? c.body(null, 304, headers) : c.json({ data: { deck } }, 200, headers)
      },
    )
    .get('/v3/flashcards/mistakes', operation({ tag, summary: 'Cards of own mistakes', answer: 'DeckAnswer' }), session, async (c) => {
      const deck = await readMistakesDeck(db, c.var.session.userId, now())
      const { isKnown, headers } = notModified(c, deck.version, true)
      return isKnown ? c.body(null, 304, headers) : c.json({ data: { deck } }, 200, headers)
    })
    .get('/v3/flashcards/own', operation({ tag, summary: 'Own decks and cards', answer: 'OwnCardsAnswer' }), session, async (c) =>
      c.json({ data: { ...(await readOwnCards(db, c.var.session)), room: await readMediaRoom(db, c.var.session) } }),
    )
    .post(
      '/v3/flashcards/own',
      operation({
        tag,
        summary: 'Change own decks and cards',
        note: 'With `since`, the version that the caller has, only what the writes changed is told where nobody else has changed anything.',
        body: 'OwnWrites',
        answer: 'OwnChangesAnswer',
        query: ['since'],
        refusals: [409, 429],
        largestBody: writesLimit,
      }),
      session,
      async (c) => {
        const { writes } = await readBody(c.req.raw, ownWritesSchema, writesLimit)
        return c.json({ data: await writeOwnCards(db, c.var.session, { writes, since: c.req.query('since') ?? null }, now()) })
      },
    )
    .post(
      '/v3/flashcards/media',
      operation({
        tag,
        summary: 'Store pictures and sounds of own cards',
        body: 'CardMedia',
        answer: 'MediaReceiptAnswer',
        largestBody: mediaCallBytes,
      }),
      session,
      async (c) => {
        const { media } = await readBody(c.req.raw, cardMediaSchema, mediaCallBytes)
        return c.json({ data: await keepCardMedia(db, c.var.session, media, now()) })
      },
    )
    .get(
      '/v3/flashcards/media',
      operation({
        tag,
        summary: 'Pictures and sounds of own cards by their ids',
        note: 'An answer holds about 3 MB: what is neither in it nor missing is asked for again.',
        answer: 'CardMediaAnswer',
        query: ['ids'],
        refusals: [422],
      }),
      session,
      async (c) => {
        const ids = v.safeParse(mediaIdsSchema, (c.req.query('ids') ?? '').split(','))
        if (!ids.success) throw new Problem(422, ids.issues[0].message)
        return c.json({ data: await readCardMedia(db, c.var.session.userId, ids.output) })
      },
    )
    .post(
      '/v3/flashcards/import',
      operation({
        tag,
        summary: 'Read a file of Anki; the body is its bytes',
        answer: 'ImportAnswer',
        refusals: [400, 408, 413, 422, 429, 503],
        largestBody: largestImport,
      }),
      session,
      async (c) => {
        await countAttempt(db, limits.imports, c.var.session.userId, now())
        return c.json({ data: await importApart(await readBytes(c.req.raw, largestImport)) })
      },
    )
    .get(
      '/v3/flashcards/export/:deck',
      operation({ tag, summary: 'A deck as a file', answer: 'ExportedFileAnswer', query: ['format'], refusals: [404, 422] }),
      session,
      async (c) => {
        const format = v.safeParse(exportFormatSchema, c.req.query('format') ?? 'csv')
        if (!format.success) throw new Problem(422, format.issues[0].message)
        const { title, cards } = await findWrittenDeck(db, await readTables(), c.var.session, c.req.param('deck'), now())
        if (format.output !== 'apkg') return c.json({ data: exportDeck(title, cards, format.output, now()) })
        const { userId } = c.var.session
        const histories = historiesOf(await readLog(db, userId))
        return c.json({ data: exportDeck(title, cards, 'apkg', now(), { histories, kinds: await readMediaKinds(db, userId) }) })
      },
    )
}
