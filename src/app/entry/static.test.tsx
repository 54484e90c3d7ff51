// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { contentPage } from '#samples/content-page'
import { createOwners, sessionMachine } from '@/entities/session'
import { createUserFacts } from '@/entities/user-fact'
import { authModalMachine } from '@/features/auth-modal'
import { createServerClock } from '@/shared/lib/device-log'
import { defaultConfig } from '@/shared/config'
import type { FirstAnswers } from '@/shared/lib/first-answers'
import { createLocalStore } from '@/shared/lib/local-store'
import { matchRoute } from '../routing/route'
import { routes } from '../routing/routes'
import { App } from './app'
import { answersOn, noDevice, pageLog } from '../../../tests/fixtures/page-log'

const tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: 'guest' }
const paths: Partial<Record<string, string>> = {
  landing: '/',
  dashboard: '/dashboard',
  admission: '/admission',
  start: '/start',
  diagnostic: '/diagnostic/math',
  tests: '/subjects/math/tests/nmt',
  survey: '/subjects/math/survey/nmt-12345678',
  result: '/result/math/nmt-12345678',
  subject: '/subjects/math',
  topic: '/subjects/math/math.numbers',
  subjects: '/subjects',
  theory: '/subjects/math/theory/notes',
  theoryArticle: '/subjects/math/theory/notes/first',
  theoryTest: '/subjects/math/theory/notes/test-first',
  courses: '/courses',
  search: '/search',
  flashcard: '/flashcard',
  auth: '/auth',
  me: '/me',
  operations: '/__operations',
  goOn: '/continue',
  reminders: '/reminders',
  authCallback: '/auth/callback',
  socialAuth: '/social-auth',
  profile: '/profile',
  paywall: '/paywall',
  paywallV2: '/paywall/paywallv2',
  error: '/error',
  groupPremium: '/group-premium',
  team: '/team',
  partnership: '/partnership',
  privacy: '/privacy',
  terms: '/terms',
  publicOferta: '/public-oferta',
  content: '/pro-nmt',
}

async function draw(path: string, first: FirstAnswers | null = null, config = defaultConfig): Promise<string> {
  const log = pageLog({ device: noDevice })
  const actors = {
    log,
    answers: answersOn({ device: noDevice }),
    startLog: () => undefined,
    onDelivered: () => undefined,
    outbox: { of: () => null, subscribe: () => () => undefined },
    wakeAll: () => undefined,
    owners: createOwners(createLocalStore()),
    facts: createUserFacts({ log, read: async () => [], now: () => 0 }),
    flashcards: { open: () => new Promise<never>(() => undefined) },
    withCards: () => undefined,
    session: createActor(sessionMachine, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } }).start(),
    authModal: createActor(authModalMachine).start(),
    ground: { log: answersOn({ device: noDevice }), clock: createServerClock(createLocalStore()) },
  }
  await matchRoute(routes, path)?.route.page?.fetch()
  const { prelude } = await prerender(<App config={config} actors={actors} path={path} first={first} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  return new Response(prelude).text()
}

describe('without a browser', () => {
  const written = routes.filter(({ page }) => page !== null)

  test.each(written.map(({ address, title }) => [address, title] as const))('%s draws its frame and its title', async (address, title) => {
    const html = await draw(paths[address] ?? '/missing')
    expect(html).toContain(`<title>${title}`)
    expect(html).toContain('<main')
    expect(html).not.toContain('404 - Сторінка не знайдена')
  })

  test.each([
    ['that no page can have', '/-no-such-page', null],
    ['where the server knows of no words', '/no-such-page', { path: '/no-such-page', answers: {}, isMissing: true }],
  ])('an address %s is named 404 and draws the frame of the site until there is a guest', async (_, path, first) => {
    const html = await draw(path, first)
    expect(html).toContain('<title>404')
    expect(html).toContain('<main')
    expect(html).not.toContain('404 - Сторінка не знайдена')
  })

  test('a legal text that the server sends along is drawn before anybody holds a token, in a guarded site too', async () => {
    const answers = { 'v3/pages/terms': { data: { page: { ...contentPage, title: 'Умови' } } } }
    const guarded = { ...defaultConfig, guards: { global: true } }
    expect(await draw('/terms', { path: '/terms', answers }, guarded)).toContain('Умови</h1>')
  })

  test('no markup carries inline styles, which the security policy refuses', async () => {
    for (const path of Object.values(paths)) expect(await draw(path ?? '')).not.toMatch(/ style="/)
  })
})
