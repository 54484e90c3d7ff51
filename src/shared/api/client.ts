import ky, { isHTTPError, NetworkError, type KyInstance, type NormalizedOptions } from 'ky'
import type { Device } from './device'
import { AnotherOwnerError, DeclinedError } from './problem'
import { watched, type CallWatcher } from './watch'

/** The session as the client needs it; the app plugs it in. */
export type SessionPort = {
  /** The bearer to send: the session token, else the guest’s. Waits while a token is on its way; rejects where none may be sent, which is like a lost network. */
  bearer: () => Promise<string | null>
  /** Tells whether a bearer belongs to an owner; where this is left out, every bearer does. */
  isOwner?: (owner: string, bearer: string | null) => boolean
  /** Tells whether the visitor is a guest made a moment ago who has stated nothing: the server has nothing of them. */
  isNew?: () => boolean
  /** Hears that a call is about to write something. */
  onWrite?: () => void
  /** The server refused this bearer with 401. The caller learns of it too. */
  onRefused: (bearer: string) => void
}

export type ApiOptions = {
  /** The address of the API: a path on this origin or an absolute one. */
  baseUrl: string
  session: SessionPort
  device: () => Device | Promise<Device>
  /** Hears how every call ends. */
  watcher?: CallWatcher
  fetch?: typeof fetch
}

/** Fixed by the specification, whatever the version of the package is. */
export const appVersion = '1.0.0'

/** What a header can carry: with any other sign the engine refuses the whole call. */
const sayable = (text: string): string | null => (/^[\x20-\x7e]+$/.test(text) ? text : null)

/** Without a network a further try is not worth the wait; with one, it is as usual. */
const whileOnline = (): false | undefined => ('onLine' in globalThis.navigator && !globalThis.navigator.onLine ? false : undefined)

/**
 * The product’s HTTP client. Only GET is retried (twice); no call outlives 25 s. `success: false` is a failure. The bearer leaves for the
 * API’s own origin only.
 */
export function createApi({ baseUrl, session, device, watcher, fetch }: ApiOptions): KyInstance {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`, globalThis.location?.href)
  const setBearer = async (request: Request, { context }: Pick<NormalizedOptions, 'context'>) => {
    if (context['isSessionless']) return
    const bearer = await session.bearer().catch((cause: Error) => {
      if (cause instanceof AnotherOwnerError) throw cause
      throw new NetworkError(request, { cause })
    })
    const { owner } = context
    if (typeof owner === 'string' && session.isOwner?.(owner, bearer) === false) throw new AnotherOwnerError('Somebody else is here now')
    if (bearer && request.method !== 'GET') session.onWrite?.()
    if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
  }
  const client = ky.create({
    prefix: base,
    ...(fetch && { fetch: (input, init) => fetch(input, init) }),
    timeout: 10_000,
    totalTimeout: 25_000,
    retry: {
      limit: 2,
      methods: ['get'],
      jitter: true,
      backoffLimit: 4000,
      maxRetryAfter: 5000,
      retryOnTimeout: true,
      shouldRetry: whileOnline,
    },
    hooks: {
      beforeRequest: [
        async ({ request, options }) => {
          if (new URL(request.url).origin !== base.origin) throw new Error('The API client speaks to the API only')
          const { id, model, platform, platformVersion } = await device()
          request.headers.set('Content-Type', 'application/json')
          request.headers.set('X-App-Version', appVersion)
          request.headers.set('X-Device-Id', id)
          request.headers.set('X-Device-Model', sayable(model) ?? 'Web')
          request.headers.set('X-Device-Platform', sayable(platform) ?? 'Unknown')
          request.headers.set('X-Device-Platform-Version', sayable(platformVersion) ?? 'Unknown')
          await setBearer(request, options)
        },
      ],
      // A token may come of age between two tries.
      beforeRetry: [({ request, options }) => setBearer(request, options)],
      afterResponse: [
        async ({ request, response }) => {
          if (request.method !== 'GET' && response.ok) await refuseDeclined(response)
        },
      ],
      beforeError: [
        ({ error, request, options }) => {
          const bearer = request.headers.get('Authorization')?.replace('Bearer ', '')
          const isRefused = isHTTPError(error) && error.response.status === 401 && !options.context.isCredentialCheck
          if (isRefused && bearer) session.onRefused(bearer)
          return error
        },
      ],
    },
  })
  return watcher ? watched(client, watcher) : client
}

async function refuseDeclined(response: Response): Promise<void> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof body === 'object' && body !== null && 'success' in body && body.success === false)
    throw new DeclinedError(response.status, body)
}
