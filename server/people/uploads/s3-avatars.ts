import { AwsClient } from 'aws4fetch'
import { largest, uploadSeconds, type AvatarStore } from './avatar-store.ts'
import { headLength, kindOf } from './picture-kind.ts'

/** A bucket behind an S3-compatible endpoint. `publicUrl` is where its objects are read, when that is not the endpoint. */
export type Bucket = { endpoint: string; bucket: string; region: string; key: string; secret: string; publicUrl: string | null }

/** Avatars in a bucket: the browser uploads straight to an address in which type and size are signed. */
export function s3Avatars({ endpoint, bucket, region, key: accessKeyId, secret: secretAccessKey, publicUrl }: Bucket): AvatarStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
  const object = (key: string) => new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`)
  const ask = (key: string, init: RequestInit) =>
    client.fetch(object(key), { ...init, redirect: 'error', signal: AbortSignal.timeout(3000) })
  return {
    origin: [...new Set([new URL(endpoint).origin, new URL(publicUrl ?? endpoint).origin])].join(' '),
    uploadUrl: async ({ key, type, size }) => {
      const url = object(key)
      url.searchParams.set('X-Amz-Expires', String(uploadSeconds))
      const headers = { ...(type !== null && { 'content-type': type }), ...(size !== null && { 'content-length': String(size) }) }
      return (await client.sign(url, { method: 'PUT', headers, aws: { signQuery: true, allHeaders: true } })).url
    },
    address: (key) => (publicUrl === null ? object(key).href : `${publicUrl.replace(/\/$/, '')}/${key}`),
    look: async (key) => {
      const answer = await ask(key, { headers: { range: `bytes=0-${headLength - 1}` } })
      const head = await firstBytes(answer, headLength)
      if (answer.status === 404 || answer.status === 403) return null
      if (!answer.ok) throw new Error(`the bucket answers ${answer.status}`)
      const size = answer.headers.get('content-range')?.split('/').at(-1) ?? answer.headers.get('content-length')
      return { kind: kindOf(head), size: Number(size ?? Number.POSITIVE_INFINITY) }
    },
    read: async (key) => {
      const answer = await ask(key, {})
      const bytes = await firstBytes(answer, largest + 1)
      if (answer.status === 404 || answer.status === 403) return null
      if (!answer.ok) throw new Error(`the bucket answers ${answer.status}`)
      return bytes.length > largest ? null : new Uint8Array(bytes)
    },
    isOpenToSenders: true,
    keep: async (key, picture, kind) => {
      const answer = await ask(key, { method: 'PUT', headers: { 'content-type': kind }, body: picture })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the bucket answers ${answer.status}`)
    },
    remove: async (key) => {
      const answer = await ask(key, { method: 'DELETE' })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new Error(`the bucket answers ${answer.status}`)
    },
  }
}

/** Reads the first bytes; those beyond so many are not read, whatever the bucket sends. */
async function firstBytes({ body }: Response, most: number): Promise<Uint8Array> {
  let head = Buffer.alloc(0)
  for await (const chunk of body ?? []) {
    head = Buffer.concat([head, chunk])
    if (head.length >= most) break
  }
  return head.subarray(0, most)
}
