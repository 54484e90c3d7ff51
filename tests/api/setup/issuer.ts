import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'

/** Claims of a token; `key` and `header` forge it. */
export type Claims = { key?: CryptoKey | Uint8Array; header?: object } & JWTPayload

/** A provider of identity on this machine: it signs tokens and publishes its key. */
export type Issuer = {
  url: string
  keysUrl: string
  /** The published key as a PEM-like text, for those who would use it as a secret. */
  publicKey: string
  /** The count of requests for the keys. */
  fetched: () => number
  sign: (now: Date, claims?: Claims) => Promise<string>
  close: () => void
}

export const audience = 'skladu.apps.example.com'

/** Starts an issuer. `now` is the clock of the server under test. */
export async function openIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let fetched = 0
  const server = createServer((_, response) => {
    fetched++
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    keysUrl: `${url}/keys`,
    publicKey: JSON.stringify(jwk),
    fetched: () => fetched,
    sign: (now, { key = privateKey, header, ...claims } = {}) => {
      const seconds = Math.floor(now.getTime() / 1000)
      const standard = { iss: url, aud: audience, iat: seconds, exp: seconds + 600 }
      return new SignJWT({ ...standard, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)
    },
    close: () => void server.close(),
  }
}
