import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { keyOf, limits } from '../../server/people/auth/limits.ts'
import { attempts } from '../../server/store/schema.ts'
import { callsOf, paidGroup, person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const said = ({ status, body }: { status: number; body: unknown }) => [status, body]
const refusal = (status: number, errorMessage: string) => [status, { errorMessage }]

describe('a code', () => {
  it('tells what it leads to, however it is typed, and takes nobody in by itself', async () => {
    const [owner, pupil] = [await person(api, 'Ганна Іванівна'), await person(api)]
    const { id, code, purchase } = await paidGroup(api, owner)
    const offer = { code, kind: 'class', groupId: id, title: 'Новий клас', ownerName: 'Ганна Іванівна', state: 'open', isClass: false }
    const typed = `${code.slice(0, 3).toLowerCase()} - ${code.slice(3).replaceAll('A', 'А').replaceAll('C', 'С')}`
    expect(await pupil.offer(typed)).toEqual({ ...offer, until: purchase.until.toISOString() })
    expect(await pupil.joined()).toEqual([])
  })

  it('that does not exist, or cannot be one, is refused', async () => {
    const pupil = await person(api)
    expect(said(await pupil.look('AAAAAA'))).toEqual(refusal(404, 'Такого коду немає. Перевір літери й цифри'))
    for (const code of ['', 'AAAAA', 'AAAAAAA', 'OOOOOO', 'ЖЖЖЖЖЖ'])
      expect([code, said(await pupil.look(code))]).toEqual([code, refusal(422, 'Код має 6 літер і цифр')])
  })

  it('is refused to a guest in words, who may look all the same', async () => {
    const guest = callsOf(api, await api.guest())
    const { code } = await paidGroup(api, await person(api))
    expect([(await guest.offer(code)).state, said(await guest.join(code))]).toEqual([
      'open',
      refusal(403, 'Спершу увійди або зареєструйся'),
    ])
  })

  it('asks for the word about results', async () => {
    const pupil = await person(api)
    const { code } = await paidGroup(api, await person(api))
    expect(said(await pupil.call('POST /v3/group-invitations/join', { code }))).toEqual(
      refusal(422, 'Перевір введене: чогось бракує або щось зайве'),
    )
    expect(await pupil.joined()).toEqual([])
  })

  it('of a group where one is already in changes nothing', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    await pupil.join(code, false)
    expect([(await pupil.offer(code)).state, (await pupil.join(code, true)).body]).toEqual(['member', { data: { groupId: id } }])
    expect((await pupil.joined()).map(({ sharesResults }) => sharesResults)).toEqual([false])
  })

  it('for all is over after thirty days, or when the owner takes it back or makes another', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    const second = await owner.newCode(id, { kind: 'class' })
    expect(said(await pupil.look(code))).toEqual(refusal(409, 'Цей код скасовано. Попроси вчителя про новий'))
    expect((await pupil.offer(second)).state).toBe('open')
    await owner.call(`DELETE /v3/groups/${id}/invitations/${second}`)
    expect(said(await pupil.join(second))).toEqual(refusal(409, 'Цей код скасовано. Попроси вчителя про новий'))
    const third = await owner.newCode(id, { kind: 'class' })
    api.clock.advance(30 * 86400)
    expect(said(await (await person(api)).look(third))).toEqual(refusal(409, 'Строк цього коду минув. Попроси вчителя про новий'))
  })

  it('of a group whose time is over takes nobody in', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id } = await paidGroup(api, owner)
    api.clock.advance(29 * 86400)
    const code = await owner.newCode(id, { kind: 'class' })
    api.clock.advance(86400)
    expect((await pupil.offer(code)).state).toBe('over')
    expect(said(await pupil.join(code))).toEqual(refusal(409, 'Оплачений строк класу минув'))
  })

  it('with a name takes one in, and no other', async () => {
    const [owner, pupil, other] = [await person(api), await person(api), await person(api)]
    const { id } = await paidGroup(api, owner)
    const { body } = await owner.invite(id, { kind: 'person', labels: ['Оля К.', 'Ян Т.'] })
    const [, first] = body.data.group.invitations
    expect(body.data.group.invitations.map((each: { label: string; state: string }) => [each.label, each.state])).toEqual([
      [null, 'open'],
      ['Оля К.', 'open'],
      ['Ян Т.', 'open'],
    ])
    const replies = await Promise.all([pupil.join(first.code), other.join(first.code)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await owner.group(id)).invitations.map(({ state }) => state)).toEqual(['open', 'used', 'open'])
  })

  it('with names stand as people read names, whatever order the store has', async () => {
    const owner = await person(api)
    const { id } = await paidGroup(api, owner)
    await owner.invite(id, { kind: 'person', labels: ['Учень 10', 'Яна', 'Учень 2', 'Ігор', 'Ґалина', 'Ганна'] })
    expect((await owner.group(id)).invitations.slice(1).map(({ label }) => label)).toEqual([
      'Ганна',
      'Ґалина',
      'Ігор',
      'Учень 2',
      'Учень 10',
      'Яна',
    ])
  })

  it('for all does not bring back whom the owner has taken out; one with a name, made afterwards, does', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    await pupil.join(code)
    await owner.call(`DELETE /v3/groups/${id}/members/${(await owner.group(id)).members[0]?.id}`)
    expect((await pupil.offer(code)).state).toBe('removed')
    expect(said(await pupil.join(code))).toEqual(refusal(409, 'Учитель забрав твоє місце. Повернутися можна за новим особистим кодом'))
    api.clock.advance(1)
    const again = await owner.newCode(id, { kind: 'person', labels: ['Оля'] })
    expect((await pupil.join(again)).status).toBe(200)
    expect((await pupil.joined()).map(({ state }) => state)).toEqual(['active'])
  })

  it('hands the group over and takes every consent back, which was given to another', async () => {
    const [owner, next, pupil] = [await person(api), await person(api, 'Нова Власниця'), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    await pupil.join(code)
    const own = await owner.newCode(id, { kind: 'owner' })
    expect([(await owner.offer(own)).state, (await next.offer(own)).kind]).toEqual(['member', 'owner'])
    expect((await next.join(own, false)).status).toBe(200)
    expect([(await owner.groups()).owned, (await next.groups()).owned.map((group) => group.id)]).toEqual([[], [id]])
    expect((await pupil.joined()).map(({ ownerName, sharesResults }) => [ownerName, sharesResults])).toEqual([['Нова Власниця', false]])
  })
})

describe('seats', () => {
  it('are never more than paid for, when twelve join five at once', async () => {
    const owner = await person(api)
    const { id, code } = await paidGroup(api, owner, 5)
    const pupils = await Promise.all(Array.from({ length: 12 }, () => person(api)))
    const replies = await Promise.all(pupils.map((pupil) => pupil.join(code)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toEqual({
      errorMessage: 'Усі місця в класі зайнято. Скажи про це вчителеві',
    })
    expect((await owner.group(id)).used).toBe(5)
    expect((await (await person(api)).offer(code)).state).toBe('full')
  })

  it('come once for eight joins of one pupil at once', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner, 5)
    const replies = await Promise.all(Array.from({ length: 8 }, () => pupil.join(code)))
    expect([replies.map(({ status }) => status), (await owner.group(id)).used]).toEqual([Array.from({ length: 8 }, () => 200), 1])
  })
})

describe('guesses', () => {
  it('of one visitor are held up after thirty, right ones too', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { code } = await paidGroup(api, owner)
    const replies = []
    for (let time = 0; time < limits.groupCodes.most; time++) replies.push((await pupil.look('AAAAAA')).status)
    expect([new Set(replies), (await pupil.look(code)).status, (await pupil.join(code)).status]).toEqual([new Set([404]), 429, 429])
    api.clock.advance(limits.groupCodes.seconds)
    expect((await pupil.look(code)).status).toBe(200)
  })

  it('of one network are held up after a hundred wrong ones, whoever asks', async () => {
    const { code } = await paidGroup(api, await person(api))
    await (await person(api)).look('AAAAAA')
    await api.store.db.update(attempts).set({ count: limits.wrongGroupCodes.most })
    expect((await callsOf(api, await api.guest()).look(code)).status).toBe(429)
  })

  it('from many networks are held up after a thousand wrong ones, for everybody', async () => {
    const { code } = await paidGroup(api, await person(api))
    const inAll = eq(attempts.key, keyOf(limits.wrongGroupCodesInAll, 'all'))
    await (await person(api)).look('AAAAAA')
    await api.store.db.update(attempts).set({ count: 0 })
    await api.store.db.update(attempts).set({ count: limits.wrongGroupCodesInAll.most }).where(inAll)
    expect((await (await person(api)).look(code)).status).toBe(429)
    await api.store.db.update(attempts).set({ count: 0 }).where(inAll)
    expect((await (await person(api)).look(code)).status).toBe(200)
  })
})
