import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cacheContent } from '../../../server/store/edition.ts'
import { Lanes, usualLanes } from '../../../server/web/lanes.ts'
import { createApp, type Given } from '../../../server/run/app.ts'
import type { Integrations } from '../../../server/web/integrations.ts'
import { hashToken } from '../../../server/people/auth/token.ts'
import { sessions } from '../../../server/store/schema.ts'
import type { Store } from '../../../server/store/store.ts'
import type { Survey } from '#domain/survey'
import { readConfig } from '../../../server/run/config.ts'
import { readSummary } from '../../../server/study/summary/keep.ts'
import { SummaryQueue } from '../../../server/study/summary/summary-queue.ts'
import { openAccount, usualPassword } from './open-account.ts'
import { openTestStore } from './open-test-store.ts'
import { openTestWorld } from './world.ts'

type Request = { token?: string; body?: unknown; key?: string; headers?: Record<string, string> }
/** `body` is whatever came, to be asserted as a whole. */
export type Reply = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse>; text: string }

/** The real server in this process on a store of its own, with a clock that only the test moves. */
export type Harness = {
  store: Store
  deps: Given & { integrations: Integrations }
  /** Letters sent so far, oldest first, once everything that goes on after an answer has ended. */
  letters: () => Promise<string[]>
  clock: { now: Date; advance: (seconds: number) => Date }
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  call: (route: string, request?: Request) => Promise<Reply>
  guest: () => Promise<string>
  /** An account: of the usual kind without a form, registered by the call with one. */
  account: (form?: Record<string, string>) => Promise<{ token: string; refresh: string; email: string }>
  /** A nonce for one sign-in with a provider, for the bearer that goes along. */
  nonce: (token?: string) => Promise<string>
  survey: (token: string, body?: object) => Promise<Survey>
  close: () => Promise<void>
}

type Options = Partial<Omit<Given, 'integrations'>> & { isChaotic?: boolean; world?: Partial<Integrations>; store?: Store }

/**
 * Opens a harness; `world` replaces parts of what is outside the server, the rest parts of what the application stands on. With `store` it stands
 * on that one and closes it at its end.
 */
export async function openHarness({ isChaotic = false, world = {}, store: given, ...change }: Options = {}): Promise<Harness> {
  const store = given ?? (await openTestStore({ isChaotic }))
  cacheContent(store.db)
  const clock = {
    now: new Date('2026-11-20T09:00:00.000Z'),
    advance: (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
  }
  const { offer } = readConfig({}).payments
  const { integrations, readLetters, remove } = openTestWorld(world)
  // Concurrent writes race here; `lanes.test.ts` and `npm run bench:server` test the refusals.
  const lanes = new Lanes({ ...usualLanes, atOnce: 1000 })
  // Never by itself here: a test that is about it lets it work.
  const summaries = new SummaryQueue((userId) => readSummary(store.db, userId, clock.now), 1e9)
  const deps = {
    lanes,
    summaries,
    db: store.db,
    now: () => clock.now,
    site: null,
    isBehindProxy: false,
    isReady: () => true,
    siteUrl: 'http://127.0.0.1',
    offer,
    integrations,
    ...change,
  }
  const app = createApp(deps)
  const fetch = async (path: string, init?: RequestInit) => app.fetch(new globalThis.Request(`http://127.0.0.1${path}`, init))
  const call = async (route: string, { token, body, key, headers }: Request = {}): Promise<Reply> => {
    const [method, path] = route.split(' ') as [string, string]
    const sent =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams
        ? body
        : JSON.stringify(body)
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        // As browsers do: a body that says no length is given the room of the largest.
        ...(typeof sent === 'string' && { 'content-length': String(Buffer.byteLength(sent)) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text), text }
  }
  const registerBy = async (form: Record<string, string>) => {
    const email = `${randomUUID()}@example.com`
    const { body } = await call('POST /v3/register', { body: { name: 'Оля', email, password: usualPassword, ...form } })
    return { token: body.data?.token, refresh: body.data?.refresh_token, email }
  }
  return {
    store,
    deps,
    clock,
    letters: async () => {
      await integrations.backgroundWork.settle()
      return readLetters()
    },
    fetch,
    call,
    guest: async () => (await call('POST /v3/auth/anonymous')).body.data.token,
    account: async (form) => {
      const made = form === undefined ? await openAccount(store.db, clock.now) : await registerBy(form)
      // Tests move the clock by days; `sessions.test.ts` alone is about the hour of a bearer.
      await store.db
        .update(sessions)
        .set({ bearerEndsAt: null })
        .where(eq(sessions.tokenHash, hashToken(made.token ?? '')))
      return made
    },
    nonce: async (token) => (await call('POST /v3/auth/nonce', token === undefined ? {} : { token })).body.data.nonce,
    survey: async (token, body = {}) => {
      const made = await call('POST /v3/surveys', { token, key: randomUUID(), body: { subject: 'training', mode: 'nmt', ...body } })
      return made.body.data.survey
    },
    close: async () => {
      await summaries.stop()
      await integrations.backgroundWork.settle()
      await store.close()
      remove()
    },
  }
}
