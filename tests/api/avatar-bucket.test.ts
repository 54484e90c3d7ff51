import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { s3Avatars } from '../../server/people/uploads/s3-avatars.ts'
import { notPictures, picture } from './fixtures/pictures.ts'
import { openBucket } from './setup/bucket.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  const secret = 'the secret of the bucket'
  bucket = await openBucket(secret)
  const avatars = s3Avatars({ endpoint: bucket.url, bucket: 'avatars', region: 'eu-central-1', key: 'key', secret, publicUrl: null })
  api = await openHarness({ world: { avatars, uploads: null } })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await api.close()
  bucket.close()
})

const png = picture('png')
const addressFor = async (token: string, body: object = { content_type: 'image/png', size: png.length }): Promise<string> =>
  (await api.call('POST /v3/user/avatar', { token, body })).body.data.upload_url
/** Sends exactly these headers, as a browser does: with the length of what is sent. */
const put = (address: string, body: Uint8Array | string, type = 'image/png') =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) }
    const sent = request(address, { method: 'PUT', headers }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    sent.on('error', reject).end(body)
  })
const avatarOf = async (token: string): Promise<string | null> => (await api.call('GET /v3/user', { token })).body.data.user.avatar_url

describe('an avatar in a bucket', () => {
  it('is put straight there and becomes the avatar when the user is next loaded', async () => {
    const { token } = await api.account()
    const address = await addressFor(token)
    expect(new URL(address).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
    expect([await avatarOf(token), await put(address, png)]).toEqual([null, 200])
    const shown = await avatarOf(token)
    expect([shown?.startsWith(`${bucket.url}/avatars/`), await avatarOf(token)]).toEqual([true, shown])
  })

  it('is drawn anew under a key that its sender does not know: what is sent there later is nobody’s avatar', async () => {
    const { token } = await api.account()
    const hidden = 'Camera of Olia'
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Make: hidden } })
      .jpeg()
      .toBuffer()
    const address = await addressFor(token, { content_type: 'image/jpeg', size: photo.length })
    await put(address, photo, 'image/jpeg')
    const key = new URL((await avatarOf(token)) ?? '').pathname
    const kept = bucket.objects.get(key)
    expect([key === new URL(address).pathname, kept?.type, kept?.body.includes(hidden)]).toEqual([false, 'image/jpeg', false])
    await put(address, photo, 'image/jpeg')
    expect(new URL((await avatarOf(token)) ?? '').pathname).toBe(key)
    bucket.objects.delete(new URL(address).pathname)
  })

  it('replaces the one before, which is removed, and goes with the account', async () => {
    const { token } = await api.account()
    const before = bucket.objects.size
    await put(await addressFor(token), png)
    await put(await addressFor(token), picture('png'))
    expect([await avatarOf(token), bucket.objects.size]).toEqual([expect.any(String), before + 1])
    await put(await addressFor(token), png)
    await api.call('DELETE /v3/user', { token })
    expect(bucket.objects.size).toBe(before)
  })

  it.each<[string, (address: string) => Promise<number | undefined>]>([
    ['another type', (address) => put(address, png, 'image/svg+xml')],
    ['another size', (address) => put(address, picture('png', png.length + 1))],
    ['a longer life', (address) => put(address.replace('X-Amz-Expires=600', 'X-Amz-Expires=604800'), png)],
    ['another key', (address) => put(address.replace(/avatars\/[^?]+/, 'avatars/other'), png)],
    ['another bucket', (address) => put(address.replace('/avatars/', '/others/'), png)],
  ])('cannot be put with %s', async (_, send) => {
    const { token } = await api.account()
    expect([await send(await addressFor(token)), await avatarOf(token)]).toEqual([403, null])
  })

  it('that is not what it seems is removed instead', async () => {
    const { token } = await api.account()
    const before = bucket.objects.size
    const address = await addressFor(token, { content_type: 'image/png', size: notPictures.html.length })
    expect([await put(address, notPictures.html), await avatarOf(token), bucket.objects.size]).toEqual([200, null, before])
  })

  it('of an older client is looked at afterwards, its size too', async () => {
    const { token } = await api.account()
    const before = bucket.objects.size
    await put(await addressFor(token, {}), picture('webp', 1024 * 1024 + 1), 'image/webp')
    expect([await avatarOf(token), bucket.objects.size]).toEqual([null, before])
    await put(await addressFor(token, {}), picture('webp'), 'image/webp')
    expect(await avatarOf(token)).not.toBeNull()
  })

  it('waits while the bucket cannot be reached, and the user is loaded all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { token } = await api.account()
    await put(await addressFor(token), png)
    bucket.goAway(true)
    expect(await avatarOf(token)).toBeNull()
    bucket.goAway(false)
    expect(await avatarOf(token)).not.toBeNull()
  })

  it('is nothing that this server serves', async () => {
    expect((await api.fetch('/uploads/x')).status).toBe(404)
  })
})
