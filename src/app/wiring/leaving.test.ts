import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { bearerIn, bearerOf, createOwners, sessionMachine } from '@/entities/session'
import { clock } from '#samples/surveys'
import { configureApi } from '@/shared/api'
import { storeMedia } from '@/entities/flashcard/model/stored-media'
import { pageShelf, type Shelf } from '@/shared/lib/device-log/shelf'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'
import { anyClient, pageLog } from '../../../tests/fixtures/page-log'
import { followOwner } from './follow-owner'
import { streamsOf } from './streams'
import { testClient } from '../../../tests/fixtures/test-client'

const serverNow = '2026-11-21T10:00:00.000Z'
const uuid = '44444444-4444-4444-8444-444444444444'
const letter = { id: uuid, name: 'Оля', organisation: 'Ліцей', role: 'school', email: 'o@example.com', message: 'Хочемо спробувати групу.' }
/** One fact of each stream of the product, as a visitor states it. */
const stated: Record<string, object> = {
  answers: { kind: 'answer', question: 'q1', value: 'a' },
  facts: { kind: 'task.save', question: 'q1', isSaved: true },
  lessons: { kind: 'lesson.step', course: 'c', lesson: 'l', step: 'theory' },
  'own-cards': { kind: 'card.removed', card: uuid },
  'card-media': { medium: uuid },
  reviews: { seq: 1, kind: 'card.graded', card: 'row.d-1', grade: 3, ms: 900 },
  letters: { letter: { ...letter, consent_version: '2026-11-21' } },
  'paper-results': { member: uuid, variant: 1, answers: ['a', null] },
  payments: { said: 'a wish' },
  faultReports: { id: uuid, at: serverNow, text: 'Кнопка мовчить', route: 'landing', build: 'b', events: ['session: xstate.init'] },
}
const streams = streamsOf(anyClient)
const sound = Uint8Array.from('ID3 own sound', (sign) => sign.charCodeAt(0))
/** The words by which a fact is known in a call. */
const markOf = (name: string, id: string): string => ({ letters: 'Хочемо спробувати', 'card-media': btoa('ID3 own sound') })[name] ?? id
/** The document that the stated fact rests on. */
const storeDocuments = (log: ReturnType<typeof pageLog>, name: string) =>
  name === 'card-media' ? storeMedia(log.documents, [{ id: uuid, bytes: sound, type: 'audio/mpeg', isRaw: false }]) : Promise.resolve()

const memory = (): LocalStore =>
  createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

/** A browser whose tokens are those of one visitor after another, and a server that notes under which bearer everything came. */
function browser(device: Shelf, store: LocalStore) {
  let isAway = true
  const came: { bearer: string | null; body: string }[] = []
  const never = fromPromise(() => new Promise<never>(() => undefined)) as never
  const session = createActor(
    sessionMachine.provide({ actors: { loadAccount: never, logOut: fromPromise<void>(() => Promise.resolve()) } }),
    {
      input: {
        tokens: { token: null, refreshToken: null, refreshAt: null, anonymousToken: 'guest-token-1' },
        rules: { canRefresh: false, maxAgeSeconds: 60 },
      },
    },
  ).start()
  const owners = createOwners(store)
  const current = () => owners.of(bearerIn(session.getSnapshot().context.tokens))
  const left: string[] = []
  followOwner(
    session,
    owners,
    (owner) => left.push(owner),
    () => undefined,
  )
  configureApi({
    ...testClient,
    session: {
      ...testClient.session,
      bearer: () => bearerOf(session),
      isOwner: (owner, bearer) => owners.isSame(owner, owners.of(bearer)),
    },
    fetch: async (input) => {
      if (isAway) throw new TypeError('Failed to fetch')
      const request = input as Request
      came.push({ bearer: request.headers.get('Authorization')?.slice(7) ?? null, body: await request.text() })
      const own = { room: { bytes: 0, limit: 1 }, decks: [], cards: [], limit: 50, version: '', since: null, gone: [] }
      return Response.json({ success: true, data: { accepted: 1, duplicates: 0, moved: [], refused: [], serverNow, clock, ...own } })
    },
  })
  const log = pageLog({ device, owner: current, isSame: owners.isSame, streams })
  return {
    log,
    came,
    left,
    setAway: (is: boolean) => void (isAway = is),
    signIn: async (user: string, token: string) => {
      session.send({ type: 'session.begin', data: { token } })
      owners.name(token, user)
      await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
    },
    leave: async (way: Way, token: string) => {
      if (way === 'left') session.send({ type: 'session.end' })
      if (way === 'deleted') session.send({ type: 'account.deleted' })
      if (way === 'refused') session.send({ type: 'session.expire', bearer: token })
      await waitFor(session, (snapshot) => snapshot.matches('loggedOut'))
    },
  }
}
const ways = ['left', 'deleted', 'refused'] as const
type Way = (typeof ways)[number]

const cases = ways.flatMap((way) => streams.map(({ name }) => [way, name] as const))
let device: Shelf
beforeEach(() => void (device = pageShelf()))

const logIn = (log: ReturnType<typeof pageLog>, name: string) => log.of(streams.find((each) => each.name === name)!)
const idsIn = (texts: readonly string[], id: string) => texts.filter((text) => text.includes(id)).length

test('every stream of the product has a fact here', () => {
  expect(Object.keys(stated)).toEqual(streams.map(({ name }) => name))
})

describe.each(cases)('an account that is %s with something waiting in %s', (way, name) => {
  test('gives nothing of it to the next visitor, and all of it to its holder who comes back, once', async () => {
    const world = browser(device, memory())
    await world.signIn('A', 'token-of-A-1')
    await storeDocuments(world.log, name)
    const [fact] = await logIn(world.log, name).append([stated[name]] as never, {
      at: Date.parse(serverNow),
      group: name === 'answers' ? 'nmt-1' : '',
    })
    const mark = markOf(name, fact!.id)
    expect((await world.log.waiting()).map(({ stream }) => stream)).toEqual(name === 'payments' ? [] : [name])
    await world.leave(way, 'token-of-A-1')
    expect(world.left.length).toBe(1)
    if (way === 'deleted') await world.log.erase(world.left[0]!)

    world.setAway(false)
    await world.log.revive()
    await world.log.deliverAll()
    await world.signIn('B', 'token-of-B-1')
    await world.log.revive()
    await world.log.deliverAll()
    await world.log.forget()
    expect(
      idsIn(
        world.came.map(({ body }) => body),
        mark,
      ),
    ).toBe(0)
    expect([await world.log.waiting(), await logIn(world.log, name).waiting(), await logIn(world.log, name).all()]).toEqual([[], [], []])
    await world.leave('left', 'token-of-B-1')

    await world.signIn('A', 'token-of-A-2')
    await world.log.deliverAll()
    await world.log.deliverAll()
    const own = world.came.filter(({ body }) => body.includes(mark))
    const isSent = way !== 'deleted' && name !== 'payments'
    expect(own.map(({ bearer }) => bearer)).toEqual(isSent ? [name === 'letters' ? null : 'token-of-A-2'] : [])
    if (name === 'payments') expect((await logIn(world.log, name).waiting()).length).toBe(way === 'deleted' ? 0 : 1)
  })
})

test.each(streams.filter(({ send }) => send).map(({ name }) => name))(
  'what a guest states in %s goes along into the account that the guest joins',
  async (name) => {
    const world = browser(device, memory())
    await storeDocuments(world.log, name)
    const [fact] = await logIn(world.log, name).append([stated[name]] as never, {
      at: Date.parse(serverNow),
      group: name === 'answers' ? 'nmt-1' : '',
    })
    await world.signIn('A', 'token-of-A-1')
    world.setAway(false)
    await world.log.deliverAll()
    const own = world.came.filter(({ body }) => body.includes(markOf(name, fact!.id)))
    expect(own.map(({ bearer }) => bearer)).toEqual([name === 'letters' ? null : 'token-of-A-1'])
  },
)

test('a call for one owner is not made once somebody else is here', async () => {
  const world = browser(device, memory())
  await world.signIn('A', 'token-of-A-1')
  world.setAway(false)
  const log = logIn(world.log, 'facts')
  await log.append([stated.facts] as never, { at: 0 })
  const delivering = world.log.deliver('facts')
  await world.leave('left', 'token-of-A-1')
  await world.signIn('B', 'token-of-B-1')
  await delivering.catch(() => undefined)
  expect(world.came.filter(({ bearer }) => bearer === 'token-of-B-1')).toEqual([])
})
