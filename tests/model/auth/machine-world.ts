import { emptyStatistic } from '#domain/statistic'
import { HTTPError } from 'ky'
import { ProviderSilentError } from '@/features/auth-modal/api/provider'
import type { Known } from './auth-flow-events'
import { wordsFor } from './refusals'
import { blankView } from './view'

export const day = 86_400_000

export type Tokens = { token: string | null; refreshToken: string | null; refreshAt: number | null; anonymousToken: string | null }
export const noTokens: Tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: null }
const guest: Tokens = { ...noTokens, anonymousToken: 'g1' }
const pupil = (refreshAt: number): Tokens => ({ ...noTokens, token: 'p1', refreshToken: 'r1', refreshAt })

/** The content of the browser’s storage when the page opens. */
export const tokensAs: Record<Known, (now: number) => Tokens> = {
  nobody: () => noTokens,
  guest: () => guest,
  pupil: (now) => pupil(now + day),
  'pupil of long ago': (now) => pupil(now - 1),
  'pupil for a month': (now) => pupil(now + 30 * day),
  'pupil over a guest': (now) => ({ ...pupil(now + day), anonymousToken: 'g1' }),
  reset: () => guest,
  apple: () => guest,
}

const credentials = { email: 'olia@example.com', password: 'довгий пароль' }

/** The typed texts and the tokens of the providers. */
export const sent = {
  credentials,
  registration: { ...credentials, name: 'Оля Коваль' },
  appleToken: `e30.${btoa(JSON.stringify({ sub: 'olia' }))}.x`,
  silentProvider: () => new ProviderSilentError('Google'),
}

/** Whose each bearer is. */
export const ownerOf = (bearer: string): string => (bearer === 'p3' ? 'u3' : bearer.startsWith('p') ? 'u1' : '')

export const account = (status: 'none' | 'active', owner: string) => ({
  user: { id: owner, is_anonymous: false, name: 'Оля Коваль', email: credentials.email, avatar_url: null, premium: { status } },
  statistic: emptyStatistic,
})

let errors = 0

/** A refusal (401) or a failure (503) as ky throws it. */
export function serverError(kind: 'refusal' | 'failure') {
  const status = kind === 'refusal' ? 401 : 503
  const error = new HTTPError(new Response(null, { status }), new Request('http://api.test/'), {} as never)
  return Object.assign(error, { data: { errorMessage: wordsFor(kind, ++errors) } })
}

const { place: _place, premium: _premium, ...rest } = blankView
export const silence = rest
