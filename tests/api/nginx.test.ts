import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { separateServer, type SeparateServer } from '../e2e/separate-server.ts'
import { hasNginx, openNginx, site, type Answered } from './setup/nginx.ts'

// CI installs nginx, so there a machine without it is a failure; elsewhere these tests count as skipped.
const isHere = hasNginx()
if (!isHere) console.log('Пропущено приклад nginx: немає nginx або openssl (apt-get install -y nginx openssl)')

describe.skipIf(!isHere && !process.env['CI'])('the example of a proxy before the server', () => {
  let server: SeparateServer
  let nginx: Awaited<ReturnType<typeof openNginx>>
  beforeAll(async () => {
    await ensureBuilt()
    server = await separateServer({ TRUST_PROXY: '1', PUBLIC_URL: `https://${site}` })
    nginx = await openNginx(server.url)
  })
  afterAll(async () => {
    await nginx?.close()
    await server?.remove()
  })

  const jsonOf = ({ text }: Answered) => JSON.parse(text) as { errorMessage?: string; data: Record<string, never> }
  const plainly = { 'accept-encoding': 'identity' }
  const guest = async () =>
    (jsonOf(await nginx.ask('/api/v3/auth/anonymous', { method: 'POST', headers: plainly })).data as unknown as { token: string }).token

  it('gives all of 35 pupils behind one address their page, its files, their first calls and a whole worker', async () => {
    const files = (html: string) => [
      ...new Set(
        [...html.matchAll(/(?:src|href|content)="(\/(?:assets|icons|early|favicon|manifest)[^"]+)"/g)].map(([, file = '']) => file),
      ),
    ]
    const calls = ['user', 'user/readiness', 'subjects', 'surveys', 'user/v2-statistic', 'subjects/math', 'courses', 'groups', 'products']
    const visit = async (_: unknown, turn: number): Promise<[string, number][]> => {
      // Within ten seconds, as a class comes.
      await new Promise((resolve) => setTimeout(resolve, turn * 280))
      const seen: [string, number][] = []
      const see = async (path: string, asked?: Parameters<typeof nginx.ask>[1]) => {
        const answer = await nginx.ask(path, asked)
        seen.push([path, answer.status])
        return answer
      }
      const page = await see('/subjects/math', { headers: plainly })
      const drawn = files(page.text)
      await Promise.all(drawn.map((file) => see(file)))
      const login = await see('/api/v3/auth/anonymous', { method: 'POST', headers: plainly })
      if (login.status !== 200) return seen
      const { token } = jsonOf(login).data as unknown as { token: string }
      await Promise.all(calls.map((path) => see(`/api/v3/${path}`, { headers: { authorization: `Bearer ${token}` } })))
      const worker = await see('/sw.js', { headers: plainly })
      const archives = [...worker.text.matchAll(/\/assets\/kept-[\w-]+\.bin/g)].map(([archive]) => archive)
      expect(archives.length).toBe(2)
      for (const path of ['/builds/shell.html', '/config.json', ...archives]) await see(path)
      return seen
    }
    const visits = await Promise.all(Array.from({ length: 35 }, visit))
    const refused = visits.flat().filter(([, status]) => status !== 200)
    expect(refused).toEqual([])
    // What the worker asks for is few: before, 115 files one by one.
    const ofWorker = visits[0]?.filter(([path]) => /^\/(sw|builds|config)|kept-/.test(path)).length
    expect(ofWorker).toBe(5)
  }, 120_000)

  it('holds back who makes calls without end with 429 and words, and files and kept pages not at all', async () => {
    const slower = await openNginx(server.url, [['rate=60r/s', 'rate=1r/s']])
    try {
      const token = await guest()
      const headers = { authorization: `Bearer ${token}`, ...plainly }
      const flood = Array.from({ length: 900 }, () => slower.ask('/api/v3/user', { headers }))
      const asset = /\/assets\/[^"]+\.js/.exec((await slower.ask('/', { headers: plainly })).text)?.[0] ?? ''
      const meanwhile = await Promise.all(
        Array.from({ length: 20 }, () => ['/', asset]).flatMap((paths) => paths.map((path) => slower.ask(path))),
      )
      const answers = await Promise.all(flood)
      const held = answers.filter(({ status }) => status === 429)
      expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]))
      expect(held.length).toBeGreaterThan(0)
      expect([held[0] && jsonOf(held[0]).errorMessage, held[0]?.headers['retry-after']]).toEqual([
        expect.stringContaining('Забагато запитів'),
        '5',
      ])
      // A class of forty with fifteen calls each is let through at once.
      expect(answers.length - held.length).toBeGreaterThanOrEqual(600)
    } finally {
      await slower.close()
    }
  }, 120_000)

  it.each(['/profile', '/builds/latest.json', '/api/v3/auth/nonce'])('does not queue %s, which it never keeps', async (path) => {
    // The limit of the calls before has passed.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const method = path.startsWith('/api') ? 'POST' : 'GET'
    const answers = await Promise.all(Array.from({ length: 10 }, () => nginx.ask(path, { method })))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(4000)
  })

  it('lets through what the server takes: work of more than 1 MB; what is larger than all of it gets words', async () => {
    const token = await guest()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...plainly }
    const passed = await nginx.ask('/api/v3/surveys/begun', {
      method: 'POST',
      headers,
      body: JSON.stringify({ work: 'x'.repeat(1_500_000) }),
    })
    expect([passed.status, typeof jsonOf(passed).errorMessage]).toEqual([422, 'string'])
    const refused = await nginx.ask('/api/v3/surveys/begun', { method: 'POST', headers, body: Buffer.alloc(22 * 1024 * 1024, 'x') })
    expect([refused.status, jsonOf(refused).errorMessage]).toEqual([413, 'Це завелике, щоб надіслати за раз'])
  })

  it('answers no other name, sends pages on to HTTPS and takes no call in clear', async () => {
    await expect(nginx.ask('/', { host: 'other.example' })).rejects.toThrow()
    await expect(nginx.ask('/', { host: 'other.example', isPlain: true })).rejects.toThrow()
    const page = await nginx.ask('/subjects', { isPlain: true })
    expect([page.status, page.headers['location']]).toEqual([301, `https://${site}/subjects`])
    expect((await nginx.ask('/api/v3/user', { isPlain: true })).status).toBe(403)
  })

  it('hands out a kept page while the server is away, and says of a call that it is', async () => {
    expect((await nginx.ask('/subjects')).status).toBe(200)
    await server.kill()
    const page = await nginx.ask('/subjects')
    const call = await nginx.ask('/api/v3/user', { headers: { ...plainly, authorization: 'Bearer none' } })
    expect([page.status, page.text === '', call.status, jsonOf(call).errorMessage]).toEqual([
      200,
      false,
      502,
      expect.stringContaining('не відповідає'),
    ])
  })
})
