import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Bucket = { url: string; objects: Map<string, { type: string; body: Buffer }>; close: () => void; goAway: (isAway: boolean) => void }

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Checks a request by AWS Signature Version 4, written from its specification: the query form for browsers and the header form for servers. */
function complaintAbout(request: IncomingMessage, secret: string): string | null {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`)
  const sent = url.searchParams.has('X-Amz-Signature') ? inQuery(url) : inHeader(request)
  const [, date = '', region = '', service = ''] = sent.credential.split('/')
  if (sent.stamp.slice(0, 8) !== date) return 'AuthorizationQueryParametersError'
  const signedAt = Date.parse(sent.stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Date.now() <= signedAt + sent.seconds * 1000)) return 'AccessDenied'
  const names = sent.signed.split(';')
  if (!names.includes('host')) return 'HostNotSigned'
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const canonical = [request.method, path, query, headers, sent.signed, sent.payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', sent.stamp, `${date}/${region}/${service}/aws4_request`, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), 'aws4_request')
  const [expected, given] = [hmac(key, toSign), Buffer.from(sent.signature, 'hex')]
  return given.length === 32 && timingSafeEqual(expected, given) ? null : 'SignatureDoesNotMatch'
}

function inQuery({ searchParams }: URL) {
  const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  return {
    credential: read('Credential'),
    stamp: read('Date'),
    seconds: Number(read('Expires')),
    signed: read('SignedHeaders'),
    signature: read('Signature'),
    payload: 'UNSIGNED-PAYLOAD',
  }
}

function inHeader({ headers }: IncomingMessage) {
  const read = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(headers.authorization ?? '')?.[1] ?? ''
  return {
    credential: read('Credential'),
    stamp: String(headers['x-amz-date'] ?? ''),
    seconds: 900,
    signed: read('SignedHeaders'),
    signature: read('Signature'),
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  }
}

/** A strict bucket on this machine. `goAway` makes it break every connection. */
export async function openBucket(secret: string): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map()
  let isAway = false
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (isAway) return request.socket.destroy()
    const complaint = complaintAbout(request, secret)
    if (complaint !== null) return response.writeHead(403).end(`<Error><Code>${complaint}</Code></Error>`)
    const key = new URL(request.url ?? '', 'http://x').pathname
    if (request.method === 'PUT') objects.set(key, { type: String(request.headers['content-type']), body: Buffer.concat(chunks) })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    if (request.headers.range === undefined) return response.writeHead(200).end(found.body)
    const last = Number(/^bytes=0-(\d+)$/.exec(request.headers.range ?? '')?.[1])
    const part = found.body.subarray(0, last + 1)
    return response.writeHead(206, { 'content-range': `bytes 0-${part.length - 1}/${found.body.length}` }).end(part)
  }
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    objects,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
    goAway: (is) => (isAway = is),
  }
}
