import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import webPush from 'web-push'
import type { PushDevice, PushMessage } from '#contract/reminder'
import { pushSender, type PushSender } from '../../../server/base/push/push-service.ts'

type Decrypt = (body: Buffer, how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }) => Buffer
const { decrypt } = createRequire(import.meta.url)('http_ece') as { decrypt: Decrypt }

/** `status` answers at once; `never` takes the message and does not answer. */
export type Behaviour = { status: number; retryAfter?: string } | 'never'
type Arrival = { device: string; message: PushMessage; headers: IncomingHttpHeaders; text: string }
type Device = PushDevice & { name: string }

/** A push service on this machine, which stands for the browser too: it opens what comes with the keys of the device. */
export type StandInService = {
  origin: string
  sender: PushSender
  keys: { publicKey: string; privateKey: string; subject: string }
  /** A new device; `name` is the end of its address. */
  device: () => Device
  /** What has been taken, in its order, opened. */
  arrivals: Arrival[]
  /** Requests of all kinds. */
  asked: string[]
  /** How the service behaves to a device, or, without one, to all others. */
  behave: (behaviour: Behaviour, device?: Device) => void
  close: () => Promise<void>
}

/** Opens the service. @param patience ms that the sender waits for it. @param delay ms until it answers; what it takes it has at once. */
export async function openPushService(patience = 1500, port = 0, delay = 0): Promise<StandInService> {
  const devices = new Map<string, { privateKey: ECDH; authSecret: string }>()
  const behaviours = new Map<string, Behaviour>()
  const arrivals: Arrival[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const name = request.url?.split('/').at(-1) ?? ''
      asked.push(name)
      const behaviour = behaviours.get(name) ?? behaviours.get('') ?? { status: 201 }
      if (behaviour === 'never') return
      const own = devices.get(name)
      if (behaviour.status === 201 && own) {
        const text = decrypt(Buffer.concat(chunks), { version: 'aes128gcm', ...own }).toString('utf8')
        arrivals.push({ device: name, message: JSON.parse(text) as PushMessage, headers: request.headers, text })
      }
      const answer = () =>
        response.writeHead(behaviour.status, behaviour.retryAfter === undefined ? {} : { 'Retry-After': behaviour.retryAfter }).end()
      if (delay === 0) answer()
      else setTimeout(answer, delay)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { ...webPush.generateVAPIDKeys(), subject: 'https://skladu.test' }
  return {
    origin,
    keys,
    sender: pushSender(keys, [origin], patience),
    device: () => {
      const privateKey = createECDH('prime256v1')
      const p256dh = privateKey.generateKeys('base64url')
      const authSecret = randomBytes(16).toString('base64url')
      const name = randomUUID()
      devices.set(name, { privateKey, authSecret })
      return { name, endpoint: `${origin}/push/${name}`, keys: { p256dh, auth: authSecret } }
    },
    arrivals,
    asked,
    behave: (behaviour, device) => void behaviours.set(device?.name ?? '', behaviour),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
