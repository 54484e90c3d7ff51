import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverLetters } from '../../server/reports/partnership/deliver.ts'
import type { Letter } from '../../server/base/mail/post.ts'
import { partnershipLetters } from '../../server/store/schema.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-brand-'))
writeFileSync(join(site, 'index.html'), '<div id="root"></div>')
writeFileSync(
  join(site, 'config.json'),
  JSON.stringify({ brand: { emails: ['hello@skladu.example'], partnershipEmail: 'us@skladu.example' } }),
)

/** A mail server that can be away. */
const post = {
  sent: [] as [string, Letter][],
  isAway: false,
  send: async (to: string, letter: Letter) => {
    if (post.isAway) throw new Error('no mail today')
    post.sent.push([to, letter])
  },
}

let api: Harness
beforeAll(async () => {
  api = await openHarness({ site, world: { post } })
})
beforeEach(() => {
  post.sent.length = 0
  post.isAway = false
  api.clock.advance(25 * 60 * 60)
})
afterAll(async () => {
  await api.close()
  rmSync(site, { recursive: true })
})

const letterOf = (change: object = {}) => ({
  id: randomUUID(),
  name: 'Оля Коваль',
  organisation: 'Ліцей № 5',
  role: 'school',
  email: `${randomUUID()}@example.com`,
  message: 'Хочемо спробувати групу для 11-Б.\nДивіться https://evil.example/x',
  consent_version: '2026-11-21',
  ...change,
})
const send = async (body: object, harness = api) => {
  const { status, body: answer, headers } = await harness.call('POST /v3/partnership', { body })
  await harness.deps.integrations.backgroundWork.settle()
  return { status, answer, headers }
}
const waiting = () => api.store.db.$count(partnershipLetters)

describe('a letter about partnership', () => {
  it('comes to the address of the brand, to be answered to the sender, who gets a receipt without a word that was typed', async () => {
    const letter = letterOf()
    expect(await send(letter)).toMatchObject({ status: 200, answer: { success: true } })
    expect(post.sent).toEqual([
      [
        'us@skladu.example',
        {
          subject: 'Партнерство: Ліцей № 5',
          replyTo: letter.email,
          text: `Оля Коваль, Ліцей № 5\nШкола, ліцей або громада\n${letter.email}\n\n${letter.message}\n\nЛист ${letter.id}\n`,
        },
      ],
      [letter.email, { subject: 'Ми отримали лист про партнерство', text: expect.stringContaining('Відповімо за 3 робочі дні') }],
    ])
    expect(post.sent[1]?.[1].text).not.toMatch(/evil|Коваль|Ліцей|Дивіться/)
  })

  it('that asks for an invoice says so to both', async () => {
    await send(letterOf({ topic: 'invoice' }))
    expect(post.sent.map(([, { subject }]) => subject)).toEqual(['Рахунок: Ліцей № 5', 'Ми отримали запит на рахунок'])
  })

  it('sent many times at once arrives once and counts once', async () => {
    const letter = letterOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(letter)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(post.sent.map(([to]) => to)).toEqual(['us@skladu.example', letter.email])
  })

  it('repeated with other words stays as it first came', async () => {
    const letter = letterOf()
    await send(letter)
    await send({ ...letter, message: 'Зовсім інші слова, довші за двадцять літер.' })
    expect(post.sent).toHaveLength(2)
  })

  it('that the mail server does not take waits, and is sent when it is back', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    post.isAway = true
    const letter = letterOf()
    expect((await send(letter)).status).toBe(200)
    post.isAway = false
    const deliver = () => deliverLetters({ db: api.store.db, post, team: 'us@skladu.example', now: api.clock.now })
    await deliver()
    expect(post.sent).toEqual([])
    api.clock.advance(11 * 60)
    await Promise.all([deliver(), deliver(), deliver()])
    expect(post.sent.map(([to]) => to)).toEqual(['us@skladu.example', letter.email])
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })

  it('that a program has written goes nowhere, and is told nothing of it', async () => {
    const before = await waiting()
    expect(await send(letterOf({ website: 'https://buy.example' }))).toMatchObject({ status: 200, answer: { success: true } })
    expect([post.sent, await waiting()]).toEqual([[], before])
  })

  it('is refused after three a day from one sender, and nobody is written to', async () => {
    const { email } = letterOf()
    const statuses = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await send(letterOf({ email: count % 2 ? email : email.toUpperCase() }))).status)
    expect([statuses, post.sent.length]).toEqual([[200, 200, 200, 429], 6])
  })

  it('is refused after ten an hour from one network, with the time to wait', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(letterOf())).status).toBe(200)
    const { status, headers } = await send(letterOf())
    expect([status, Number(headers.get('retry-after')) > 3000]).toEqual([429, true])
  })

  it.each([
    [{ email: 'nobody' }, 'Перевір адресу e-mail'],
    [{ email: 'a@example.com\r\nBcc: all@example.com' }, 'Перевір адресу e-mail'],
    [{ organisation: 'Ліцей\r\nBcc: all@example.com' }, 'Лише один рядок'],
    [{ message: 'Коротко' }, 'Розкажіть трохи більше: щонайменше 20 символів'],
    [{ message: 'а'.repeat(4001) }, 'Задовгий лист: можна до 4000 символів'],
    [{ role: 'boss' }, 'Оберіть, кого ви представляєте'],
    [{ id: '1' }, 'Хибний ідентифікатор'],
    [{ consent_version: '' }, 'Хибна версія згоди'],
  ])('that does not fit is refused with the reason: %j', async (change, errorMessage) => {
    expect(await send(letterOf(change))).toMatchObject({ status: 422, answer: { errorMessage } })
    expect(post.sent).toEqual([])
  })

  it('is removed after 180 days', async () => {
    await send(letterOf())
    await removeExpired(api.store.db, new Date(api.clock.now.getTime() + 181 * 24 * 60 * 60 * 1000))
    expect(await waiting()).toBe(0)
  })

  it.each([
    ['no address', { site: null }],
    ['no mail', { site, world: { post: null } }],
  ])('where there is %s the call says that it is not set up, and keeps nothing', async (_what, options) => {
    const bare = await openHarness(options)
    expect((await send(letterOf(), bare)).status).toBe(501)
    expect(await bare.store.db.$count(partnershipLetters)).toBe(0)
    await bare.close()
  })
})
