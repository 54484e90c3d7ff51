import webPush from 'web-push'
import type { PushDevice } from '#contract/reminder'
import { describeError } from '../describe-error.ts'

/** The keys that push services know this server by (RFC 8292), base64url, and whom they may write to: `mailto:…` or `https://…`. */
export type VapidKeys = { subject: string; publicKey: string; privateKey: string }

/**
 * What a push service made of a message. `busy`: it took nothing and asks to wait. `unknown`: no answer in time. `gone`: the device is no
 * longer there. `refused`: never.
 */
export type PushOutcome = { kind: 'taken' | 'gone' | 'unknown' | 'refused' } | { kind: 'busy'; waitSeconds: number }

/** Sends messages that only the device can read, through the push service of its browser. */
export type PushSender = {
  publicKey: string
  /** Tells whether an address belongs to a push service that browsers use: a visitor may name any address of the world. */
  mayPush: (endpoint: string) => boolean
  /** Sends one message; `ttlSeconds`: how long the service keeps it for a device that is off. Never rejects. */
  send: (device: PushDevice, message: string, ttlSeconds: number) => Promise<PushOutcome>
}

const browserServices =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)*push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/
/** A newer message takes the place of one that the device has not had yet. It is the same for everybody. */
const topic = 'today'
const patienceMs = 10_000
const longestWait = 15 * 60
const shortestWait = 60
/** The connection was never made: nothing can have arrived. */
const unmade = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const codeOf = (error: unknown): string => (error as { cause?: { code?: string } } | null)?.cause?.code ?? ''

/** @param others origins of further push services, `https://push.example`. @param patience ms that a service has for its answer. */
export function pushSender(keys: VapidKeys, others: readonly string[] = [], patience = patienceMs): PushSender {
  const mayPush = (endpoint: string): boolean => {
    const { protocol, hostname, port, origin } = new URL(endpoint)
    return others.includes(origin) || (protocol === 'https:' && port === '' && browserServices.test(hostname))
  }
  return {
    publicKey: keys.publicKey,
    mayPush,
    send: async (device, message, ttlSeconds) => {
      if (!mayPush(device.endpoint)) return { kind: 'refused' }
      try {
        const request = webPush.generateRequestDetails(device, message, {
          vapidDetails: keys,
          TTL: ttlSeconds,
          urgency: 'normal',
          topic,
          contentEncoding: 'aes128gcm',
        })
        const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>
        const signal = AbortSignal.timeout(patience)
        const post = () =>
          fetch(request.endpoint, { method: 'POST', headers, body: new Uint8Array(request.body ?? []), redirect: 'manual', signal })
        // A service may close a resting connection just when it is used. What comes twice shows once: by its topic there, by its tag on the device.
        const answer = await post().catch((error: unknown) => (broken.has(codeOf(error)) ? post() : Promise.reject(error)))
        await answer.body?.cancel()
        return outcomeOf(answer)
      } catch (error) {
        if (unmade.has(codeOf(error))) return { kind: 'busy', waitSeconds: shortestWait }
        if (!(error instanceof DOMException)) console.error(`Сповіщення: ${describeError(error).split('\n')[0]}`)
        return { kind: 'unknown' }
      }
    },
  }
}

function outcomeOf({ status, headers, ok }: Response): PushOutcome {
  if (ok) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return { kind: 'busy', waitSeconds: waitOf(headers.get('Retry-After')) }
  console.error(`Служба сповіщень відмовила: ${status}`)
  return { kind: 'refused' }
}

/** Seconds, as a service asks for, within reason; a date counts as the longest. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return shortestWait
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) ? Math.min(longestWait, Math.max(shortestWait, seconds)) : longestWait
}
