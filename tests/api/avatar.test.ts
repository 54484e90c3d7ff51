import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { avatarUploads } from '../../server/store/schema.ts'
import { notPictures, picture } from './fixtures/pictures.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const png = picture('png')
const announce = (token: string, body: object = { content_type: 'image/png', size: png.length }) =>
  api.call('POST /v3/user/avatar', { token, body })
const addressFor = async (token: string, body?: object): Promise<string> => (await announce(token, body)).body.data.upload_url
const put = async (address: string, body: BodyInit | null = png, headers: Record<string, string> = { 'content-type': 'image/png' }) => {
  const answer = await api.fetch(address, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit)
  return [answer.status, await answer.json()]
}
const avatarOf = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user.avatar_url
const done = [200, { success: true }]
const wrongType = [415, { errorMessage: 'Це не фото PNG, JPEG або WebP' }]

describe('an avatar', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is put as %s without a token, shown with the user and served as harmless', async (kind) => {
    const { token } = await api.account()
    const bytes = picture(kind)
    const address = await addressFor(token, { content_type: `image/${kind}`, size: bytes.length })
    expect(address).toMatch(/^\/uploads\/[0-9a-f-]{36}\?type=image%2F\w+&size=\d+&exp=\d+&sig=[\w-]{43}$/)
    expect(await avatarOf(token)).toBeNull()
    expect(await put(address, bytes, { 'content-type': `image/${kind}`, 'content-length': String(bytes.length) })).toEqual(done)
    const shown = await avatarOf(token)
    expect(shown).toBe(address.split('?')[0])
    const answer = await api.fetch(shown)
    const served = await sharp(await answer.arrayBuffer()).metadata()
    expect([answer.status, served.format, served.width, served.height]).toEqual([200, kind, 3, 2])
    const names = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control']
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      `image/${kind}`,
      'nosniff',
      "default-src 'none'; sandbox",
      'public, max-age=31536000, immutable',
    ])
  })

  it('replaces the one before, whose file goes', async () => {
    const { token } = await api.account()
    await put(await addressFor(token))
    const old = await avatarOf(token)
    await put(await addressFor(token))
    expect([(await api.fetch(old)).status, (await api.fetch(await avatarOf(token))).status]).toEqual([404, 200])
  })

  it('sent twice to one address is one avatar', async () => {
    const { token } = await api.account()
    const address = await addressFor(token)
    const shown = async () => new Uint8Array(await (await api.fetch(await avatarOf(token))).arrayBuffer())
    expect(await put(address)).toEqual(done)
    const first = await shown()
    expect([await put(address, picture('png').fill(9, 20)), await shown()]).toEqual([done, first])
  })

  it('goes with the account, and an address given before opens nothing afterwards', async () => {
    const { token } = await api.account()
    await put(await addressFor(token))
    const [shown, pending] = [await avatarOf(token), await addressFor(token)]
    await api.call('DELETE /v3/user', { token })
    expect([(await api.fetch(shown)).status, (await put(pending))[0], (await api.fetch(pending.split('?')[0] ?? '')).status]).toEqual([
      404, 403, 404,
    ])
  })

  it('of an older client that announces nothing is checked when it comes', async () => {
    const { token } = await api.account()
    const bare = async () => (await api.call('POST /v3/user/avatar', { token })).body.data.upload_url
    expect(await put(await bare(), notPictures.svg, { 'content-type': 'image/png' })).toEqual(wrongType)
    expect(await put(await bare(), new Uint8Array(1024))).toEqual(wrongType)
    expect((await put(await bare(), picture('jpeg', 1024 * 1024 + 1)))[0]).toBe(413)
    expect(await put(await bare(), picture('jpeg', 1024 * 1024), {})).toEqual(done)
  })

  it('is not for guests, and not for many a minute', async () => {
    expect((await announce(await api.guest())).status).toBe(403)
    const { token } = await api.account()
    const replies = []
    for (let count = 0; count < 31; count++) replies.push(await announce(token))
    expect([replies.at(-2)?.status, replies.at(-1)?.status, replies.at(-1)?.headers.get('retry-after')]).toEqual([200, 429, '3600'])
  })

  it.each([
    { content_type: 'image/svg+xml' },
    { content_type: 'text/html' },
    { size: 0 },
    { size: 1.5 },
    { size: 1024 * 1024 + 1 },
    { size: '9' },
  ])('announced as %j is refused', async (body) => {
    const { token } = await api.account()
    expect((await announce(token, { content_type: 'image/png', size: 64, ...body })).status).toBe(422)
  })
})

describe('an address for an upload', () => {
  const changed = (address: string, name: string, value: string) => {
    const url = new URL(address, 'http://127.0.0.1')
    url.searchParams.set(name, value)
    return url.pathname + url.search
  }

  it.each<[string, (address: string) => string]>([
    ['size', (address) => changed(address, 'size', '1000000')],
    ['type', (address) => changed(address, 'type', 'image/svg+xml')],
    ['end', (address) => changed(address, 'exp', '99999999999')],
    ['signature', (address) => changed(address, 'sig', 'A'.repeat(43))],
    ['signature gone', (address) => address.replace(/&sig=.*/, '')],
    ['query gone', (address) => address.replace(/\?.*/, '')],
    ['key', (address) => address.replace(/uploads\/[^?]+/, `uploads/${randomUUID()}`)],
  ])('with another %s lets nothing in', async (_, change) => {
    const { token } = await api.account()
    expect(await put(change(await addressFor(token)))).toEqual([403, { errorMessage: 'Адреса для фото хибна' }])
    expect(await avatarOf(token)).toBeNull()
  })

  it('is good for ten minutes', async () => {
    const { token } = await api.account()
    const [early, late] = [await addressFor(token), api.clock.now]
    api.clock.advance(601)
    expect(await put(early)).toEqual([403, { errorMessage: 'Адреса для фото вже не діє. Спробуй ще раз' }])
    api.clock.now = late
  })

  it('is no longer good when another was asked for', async () => {
    const { token } = await api.account()
    const first = await addressFor(token)
    await addressFor(token)
    expect((await put(first))[0]).toBe(403)
  })

  it.each<[string, BodyInit | null, Record<string, string>, number]>([
    ['another type in the header', png, { 'content-type': 'image/webp' }, 415],
    ['no type in the header', png, {}, 415],
    ['another length in the header', png, { 'content-type': 'image/png', 'content-length': String(png.length - 1) }, 413],
    ['more than announced', picture('png', png.length + 1), { 'content-type': 'image/png' }, 413],
    ['less than announced', png.slice(0, -1), { 'content-type': 'image/png' }, 400],
    ['another kind of picture', picture('jpeg').slice(0, png.length), { 'content-type': 'image/png' }, 415],
    ['nothing', null, { 'content-type': 'image/png' }, 415],
    ...Object.entries(notPictures).map(
      ([name, text]) =>
        [name, Buffer.from(text, 'latin1'), { 'content-type': 'image/png' }, 415] satisfies [string, BodyInit, object, number],
    ),
  ])('refuses %s and stays good', async (_, body, headers, status) => {
    const { token } = await api.account()
    const address = await addressFor(token)
    expect((await put(address, body, headers))[0]).toBe(status)
    expect((await api.fetch(address.split('?')[0] ?? '')).status).toBe(404)
    expect(await put(address)).toEqual(done)
  })

  it('stops reading what never ends', async () => {
    const { token } = await api.account()
    let pulled = 0
    const endless = new ReadableStream({ pull: (sink) => sink.enqueue(pulled++ === 0 ? png : new Uint8Array(65_536)) })
    expect((await put(await addressFor(token, {}), endless))[0]).toBe(413)
    expect(pulled).toBeLessThan(40)
  })

  it.each(['../../package.json', '%2e%2e%2fpackage.json', '..%5c..%5cpackage.json', 'x.png', '', `${randomUUID()}.png`, '%00'])(
    'leads nowhere else: %j',
    async (key) => {
      const answers = [await api.fetch(`/uploads/${key}`), await api.fetch(`/uploads/${key}`, { method: 'PUT', body: png })]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    },
  )
})

describe('a picture is drawn anew', () => {
  const sent = async (bytes: Uint8Array<ArrayBuffer>, type: string) => {
    const { token } = await api.account()
    const answer = await put(await addressFor(token, { content_type: type, size: bytes.length }), bytes, { 'content-type': type })
    const shown = await avatarOf(token)
    return { answer, bytes: shown === null ? null : Buffer.from(await (await api.fetch(shown)).arrayBuffer()) }
  }
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } })

  it('without the place, the camera and what hides behind the last pixel', async () => {
    const place = { IFD0: { Make: 'Camera of Olia' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } }
    const photo = await plain(40, 20).withExif(place).jpeg().toBuffer()
    const { bytes } = await sent(new Uint8Array(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])), 'image/jpeg')
    expect([photo.includes('Camera of Olia'), bytes?.includes('Camera of Olia'), bytes?.includes('<script>')]).toEqual([true, false, false])
    expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined()
  })

  it('upright, and no wider than 1024 pixels', async () => {
    const photo = await plain(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { bytes } = await sent(new Uint8Array(photo), 'image/jpeg')
    const { width, height } = await sharp(bytes ?? undefined).metadata()
    expect([width, height]).toEqual([512, 1024])
  })

  it.each([
    ['has more than 4096² pixels', () => plain(5000, 5000).png({ compressionLevel: 9 }).toBuffer()],
    ['is broken behind its head', async () => Buffer.from(png).fill(0, 16, 40)],
    ['is a head alone', async () => Buffer.from(png.subarray(0, 12))],
  ])('or refused when it %s', async (_, make) => {
    const broken = new Uint8Array(await make())
    const started = performance.now()
    const { answer, bytes } = await sent(broken, 'image/png')
    expect([answer, bytes]).toEqual([[415, { errorMessage: 'Це фото не вдалося прочитати. Обери інше' }], null])
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

it('a picture that came just before the server died becomes the avatar when the user is next loaded', async () => {
  const { token } = await api.account()
  await announce(token)
  const upload = (await api.store.db.select().from(avatarUploads)).at(-1)
  await api.deps.integrations.uploads?.write({ key: '', type: null, size: null, expiresAt: api.clock.now, ...upload }, [png] as never)
  expect(await avatarOf(token)).toBe(`/uploads/${upload?.key}`)
})

it('without a place for pictures the call answers 501', async () => {
  const { token } = await api.account()
  const bare = createApp({ ...api.deps, integrations: undefined })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await bare.fetch(new Request('http://127.0.0.1/api/v3/user/avatar', { method: 'POST', headers }))
  expect(answer.status).toBe(501)
})
