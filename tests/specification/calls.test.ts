// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bearerIn, logInAnonymously, logOut } from '@/entities/session'
import { loadAccount } from '@/entities/session/api/session-calls'
import { grantSession } from '@/features/auth-modal/api/grant-session'
import { requestNewPassword } from '@/features/auth-modal/api/request-new-password'
import { findNewerBuild } from '@/app/build-update/find-newer-build'
import { cancelSubscription, deleteAccount, saveName } from '@/pages/profile/api/profile-calls'
import { uploadAvatar } from '@/pages/profile/api/upload-avatar'
import { deviceNamer, problemOf, readDeviceId } from '@/shared/api'
import { createApi } from '@/shared/api/client'
import { createLocalStore } from '@/shared/lib/local-store'
import { mapStorage } from '../fixtures/map-storage'
import { specified } from './constants'
import { recordedApi, recorder } from './recorded-api'

const { signal } = new AbortController()
const providers = { google: { key: 'g', script: '/google.js' }, apple: { key: 'a', script: '/apple.js' } }
const guest = { anonymous_token: 'g0' }
const credentials = { email: 'o@example.com', password: 'довгий пароль' }
const identityToken = `h.${btoa(JSON.stringify({ sub: 'subject', iss: 'issuer', email: 'e' }))}.s`

afterEach(() => vi.unstubAllGlobals())

const only = ({ calls }: ReturnType<typeof recorder>) => calls.filter(({ call }) => !call.endsWith('v3/auth/nonce'))
const fieldsOf = (body: unknown) => Object.keys(body as object)

describe('each call of the specification', () => {
  test('the account: the user and the statistic are read out of the data of two answers', async () => {
    const api = recordedApi()
    expect(await loadAccount()).toEqual({
      user: expect.objectContaining({ id: 'u' }),
      statistic: expect.objectContaining({ answers_given: 2 }),
    })
    expect(api.named()).toEqual([specified.callForUser, specified.callForStatistic])
  })

  test('a name is saved', async () => {
    const api = recordedApi()
    expect(await saveName('Оля')).toBe('Оля')
    expect(api.named()).toEqual([specified.callToSaveUser])
  })

  test('an account is removed where the answer is 200, and nowhere else', async () => {
    const api = recordedApi()
    await deleteAccount()
    expect(api.named()).toEqual([specified.callToDeleteUser])
    for (const status of [201, 202, 204]) {
      recordedApi({ [specified.callToDeleteUser]: () => new Response(null, { status }) })
      await expect(deleteAccount()).rejects.toThrow(String(status))
    }
    recordedApi({ [specified.callToDeleteUser]: () => new Response('{}', { status: specified.statusOfDeletion }) })
    await expect(deleteAccount()).resolves.toBeUndefined()
  })

  test('a subscription is cancelled in its own store, else in that of the web', async () => {
    const path = (store: string) => specified.callToCancel.replace('{store}', store)
    const api = recordedApi({ [path('ios')]: () => Response.json({ success: true }) })
    await cancelSubscription({ status: 'active', store_item_id: 'p' })
    await cancelSubscription({ status: 'active', store: null, store_item_id: 'p' })
    await cancelSubscription({ status: 'active', store: 'ios', store_item_id: 'p' })
    expect(api.named()).toEqual([path(specified.defaultStore), path(specified.defaultStore), path('ios')])
    expect(api.calls.map(({ body }) => fieldsOf(body))).toEqual(Array(3).fill(specified.cancelFields))
  })

  test('credentials and a registration', async () => {
    const api = recordedApi()
    const granted = [
      await grantSession({ type: 'credentials.submit', credentials }, providers, guest, signal),
      await grantSession({ type: 'registration.submit', registration: { name: 'Оля', ...credentials } }, providers, guest, signal),
    ]
    expect(granted).toEqual([{ token: 't1' }, { token: 't1' }])
    expect(api.calls.map(({ call, body }) => [call, fieldsOf(body)])).toEqual([
      [specified.callToLogIn, specified.signInFields],
      [specified.callToRegister, specified.signUpFields],
    ])
    await grantSession({ type: 'registration.submit', registration: { name: 'Оля', ...credentials } }, providers, {}, signal)
    expect(fieldsOf(api.calls.at(-1)?.body)).toEqual(specified.signUpFields.filter((field) => field !== specified.keyOfAnonymousToken))
  })

  test('Google’s credential goes as a token', async () => {
    const api = recordedApi()
    let given: { callback: (answer: object) => void } | undefined
    const id = { initialize: (options: typeof given) => (given = options), prompt: () => given?.callback({ credential: 'credential' }) }
    vi.stubGlobal('google', { accounts: { id } })
    expect(await grantSession({ type: 'provider.choose', provider: 'google' }, providers, guest, signal)).toEqual({ token: 't1' })
    expect(only(api).map(({ call, body }) => [call, fieldsOf(body)])).toEqual([[specified.callForGoogle, specified.googleFields]])
    expect(only(api)[0]?.body).toEqual({ token: 'credential' })
  })

  test('Apple’s script is set up for a popup with scope and address, and the subject of its token goes along', async () => {
    const api = recordedApi()
    let given: object | undefined
    const auth = { init: (options: object) => void (given = options), signIn: async () => ({ authorization: { id_token: identityToken } }) }
    vi.stubGlobal('AppleID', { auth })
    vi.spyOn(document.head, 'append').mockImplementation((script) =>
      queueMicrotask(() => (script as HTMLScriptElement).onload?.({} as Event)),
    )
    expect(await grantSession({ type: 'provider.choose', provider: 'apple' }, providers, guest, signal)).toEqual({ token: 't1' })
    expect(given).toEqual({
      clientId: 'a',
      scope: specified.appleScope.join(' '),
      redirectURI: new URL(specified.appleRedirect, location.origin).href,
      usePopup: specified.appleUsesPopup,
    })
    const [sent] = only(api)
    expect([sent?.call, fieldsOf(sent?.body)]).toEqual([specified.callForApple, expect.arrayContaining([...specified.appleFields])])
    expect(sent?.body).toMatchObject({ [specified.appleFields[0]]: 'subject' })
  })

  test('a provider that fails is told to the console and asks nothing of the server', async () => {
    const api = recordedApi()
    const told = vi.spyOn(console, specified.consoleOfProviders).mockImplementation(() => undefined)
    vi.spyOn(document.head, 'append').mockImplementation((script) =>
      queueMicrotask(() => (script as HTMLScriptElement).onerror?.(new Event('error'))),
    )
    for (const provider of ['google', 'apple'] as const)
      await expect(grantSession({ type: 'provider.choose', provider }, providers, guest, signal)).rejects.toThrow()
    expect([told.mock.calls.length, only(api)]).toEqual([2, []])
  })

  test('a guest, the end of a session and a new password', async () => {
    const api = recordedApi()
    expect(await logInAnonymously()).toBe('g1')
    await logOut()
    await requestNewPassword({ email: 'o@example.com' }, signal)
    expect(api.named()).toEqual([specified.callForGuest, specified.callToLogOut, specified.callToResetPassword])
    expect(fieldsOf(api.calls.at(-1)?.body)).toEqual(specified.resetFields)
  })

  test('a picture is announced and then put where the answer says, without bearer and device; a refusal says so', async () => {
    const api = recordedApi()
    const put = vi.fn<typeof fetch>(async () => new Response(null, { status: 200 }))
    vi.stubGlobal('fetch', put)
    vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close: () => undefined }))
    // A canvas that says what was drawn, gray: one that does not is refused.
    const gray = { data: new Uint8ClampedArray(4).fill(0x80) }
    const pen = { fillRect: () => undefined, drawImage: () => undefined, getImageData: () => gray }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type: type ?? '' })))
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    const send = () => uploadAvatar(file, 'http://site.test/api', signal)
    await send()
    expect(api.named()).toEqual([specified.callForAvatar])
    const [address, options] = put.mock.calls[0] ?? []
    expect([address, options?.method, options?.headers]).toEqual([
      'http://site.test/uploads/x',
      specified.methodOfUpload,
      { [specified.headerOfContentType]: 'image/webp' },
    ])
    put.mockResolvedValueOnce(new Response(null, { status: 413, statusText: 'Too Large' }))
    await expect(send()).rejects.toThrow(`${specified.uploadFailed}: Too Large`)
    put.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(send()).rejects.toThrow(specified.uploadFailed)
  })

  test('the newest build is asked for, and its own record', async () => {
    const build = { id: 'b2', time: '2026-11-02T10:00:00.000Z' }
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => (asked.push(path), Response.json(build)))
    expect(await findNewerBuild({ id: 'b1', time: '2026-11-01T10:00:00.000Z' }, signal)).toEqual(build)
    expect(asked).toEqual([`/${specified.latestBuild}`, `/${specified.metaOfBuild.replace('{buildId}', 'b2')}`])
  })
})

describe('every request', () => {
  test('carries the headers of the specification, their values and nothing else of ours', async () => {
    const { calls, fetch } = recorder()
    const device = async () => ({ id: 'd1', model: 'Chrome', platform: 'Android', platformVersion: '10' })
    const session = { bearer: async () => 't1', onRefused: () => undefined }
    const client = createApi({ baseUrl: 'http://site.test/api', session, device, fetch })
    await client.post('v3/user', { json: { name: 'Оля' } })
    await client.get('v3/user')
    const expected = Object.fromEntries(
      [
        [specified.headerOfContentType, specified.contentType],
        [specified.headerOfAppVersion, specified.appVersion],
        [specified.headerOfDeviceId, 'd1'],
        [specified.headerOfDeviceModel, 'Chrome'],
        [specified.headerOfDevicePlatform, 'Android'],
        [specified.headerOfDevicePlatformVersion, '10'],
        [specified.headerOfAuthorization, `${specified.bearerScheme} t1`],
      ].map(([name, value]) => [name?.toLowerCase(), value]),
    )
    for (const { headers } of calls) {
      const { accept: _, ...own } = Object.fromEntries(headers)
      expect(own).toEqual(expected)
    }
  })

  test('bears the token, else the guest’s', () => {
    const held = { token: 't', anonymousToken: 'g', refreshToken: null, refreshAt: null }
    const order = [bearerIn(held), bearerIn({ ...held, token: null })].map((bearer) => (bearer === 't' ? 'token' : 'anonymous_token'))
    expect([order, bearerIn({ ...held, token: null, anonymousToken: null })]).toEqual([specified.bearerOrder, null])
  })

  test('says of a device what the parser of agents knows, else what the specification says', async () => {
    const named = async (agent: string) => {
      const { id: _, ...names } = await deviceNamer(
        createLocalStore(() => mapStorage(new Map())),
        agent,
      )()
      return names
    }
    const unknown = {
      model: specified.defaultModel,
      platform: specified.defaultPlatform,
      platformVersion: specified.defaultPlatformVersion,
    }
    expect(await named('curl')).toEqual(unknown)
    const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
    await named(chrome)
    expect(await named(chrome)).toEqual({ model: 'Chrome', platform: 'Android', platformVersion: '10' })
  })

  test('names the device by an identifier that is made once and kept', () => {
    const store = createLocalStore()
    const id = readDeviceId(store)
    const kept = globalThis[specified.storageOfKeys].getItem(specified.keyOfDeviceId)
    expect([kept, readDeviceId(store), id[14]]).toEqual([id, id, String(specified.uuidVersion)])
  })

  test('that is refused tells the words of the server, else those of the specification', async () => {
    const said = async (answer: () => Response) => {
      const { fetch } = recorder({ 'POST v3/user': answer })
      const client = createApi({
        baseUrl: 'http://site.test/api',
        session: { bearer: async () => null, onRefused: () => undefined },
        device: async () => ({ id: 'd', model: '', platform: '', platformVersion: '' }),
        fetch,
      })
      return client
        .post('v3/user')
        .json()
        .catch((error: unknown) => problemOf(error).detail)
    }
    expect(await said(() => Response.json({ [specified.fieldOfErrorMessage]: 'Ні' }, { status: 409 }))).toBe('Ні')
    expect(await said(() => new Response('', { status: 500 }))).toBe(specified.errorWithoutWords)
    expect(await said(() => new Response('<html>'))).toBe(specified.unexpectedError)
    expect(await said(() => Response.json({ [specified.successFlag]: false }))).toBe(specified.errorWithoutWords)
    const noNetwork = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await said(noNetwork)).toBe(specified.unexpectedError)
  })
})
