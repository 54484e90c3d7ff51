import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { openGroup, refundGroup } from '../../server/classes/groups/open-group.ts'
import { runningSeat } from '../../server/people/users/seat.ts'
import { groupMembers, subjects, users } from '../../server/store/schema.ts'
import { writeContent } from './fixtures/content.ts'
import { courseFiles } from './fixtures/courses.ts'
import { callsOf, paidGroup, person, type Person } from './fixtures/group.ts'
import { notingQueries } from '../../server/base/query-log.ts'
import { device } from './fixtures/answers.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
let owner: Person
beforeAll(async () => {
  api = await openHarness()
  const folder = mkdtempSync(join(tmpdir(), 'skladu-classes-'))
  writeContent(folder, courseFiles())
  await loadContent(api.store.db, folder, { isProduction: false })
  owner = await person(api, 'Ганна Іванівна')
})
afterAll(() => api.close())

const day = 86_400_000
const soon = () => new Date(api.clock.now.getTime() + day).toISOString()
const idOf = async (who: Person): Promise<string> => (await who.call('GET /v3/user')).body.data.user.id
/** A class of this owner, and the code for everybody. */
async function classOf(who: Person, title = '11-Б') {
  const { status, body } = await who.call('POST /v3/groups', { title })
  expect(status).toBe(201)
  const { group } = body.data
  return { id: group.id as string, code: group.invitations[0].code as string, group }
}
async function pupilIn(code: string, sharesResults = true, name = 'Оля') {
  const pupil = await person(api, name)
  expect((await pupil.join(code, sharesResults)).status).toBe(200)
  return pupil
}
/** So many pupils more, without the calls of each. */
async function fill(groupId: string, count: number) {
  const pupils = Array.from({ length: count }, () => ({ id: randomUUID(), isAnonymous: false, createdAt: api.clock.now }))
  await api.store.db.insert(users).values(pupils)
  const seat = { groupId, state: 'active' as const, sharesResults: false, joinedAt: api.clock.now }
  await api.store.db.insert(groupMembers).values(pupils.map(({ id }) => ({ ...seat, userId: id })))
}

describe('a class', () => {
  it('is opened without a payment, once for a key, and never over', async () => {
    const { id, group } = await classOf(owner)
    expect(group).toMatchObject({ title: '11-Б', isClass: true, isOver: false, seats: 0, places: 35, used: 0, works: [] })
    const key = randomUUID()
    const made = await Promise.all([1, 2].map(() => api.call('POST /v3/groups', { token: owner.token, key, body: { title: '10-А' } })))
    expect(made.map(({ body }) => body.data?.group.id)[0]).toBe(made.map(({ body }) => body.data?.group.id)[1])
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 80 * day)
    expect((await owner.groups()).owned.find((each) => each.id === id)).toMatchObject({ isOver: false, places: 35 })
    api.clock.now = before
  })

  it('is not for guests, and needs a name', async () => {
    const guest = callsOf(api, await api.guest())
    expect((await guest.call('POST /v3/groups', { title: '11-Б' })).status).toBe(403)
    expect((await owner.call('POST /v3/groups', { title: ' ' })).status).toBe(422)
  })

  it('of one owner has a limit', async () => {
    const eager = await person(api)
    for (let made = 0; made < 30; made++) await classOf(eager)
    const { status, body } = await eager.call('POST /v3/groups', { title: 'Ще один' })
    expect([status, body]).toEqual([409, { errorMessage: 'Класів може бути до 30' }])
  })

  it('has thirty-five places and no premium for its pupils', async () => {
    const { id, code } = await classOf(owner)
    const pupil = await pupilIn(code)
    expect(await pupil.joined()).toMatchObject([{ isClass: true, isOver: false, state: 'active', ownerName: 'Ганна Іванівна' }])
    expect((await pupil.call('GET /v3/user')).body.data.user.premium.status).toBe('none')
    await fill(id, 33)
    await pupilIn(code)
    const late = await person(api)
    expect(await late.offer(code)).toMatchObject({ state: 'full', isClass: true })
    const { status, body } = await late.join(code)
    expect([status, body]).toEqual([409, { errorMessage: 'Усі місця в класі зайнято. Скажи про це вчителеві' }])
  })

  it('with paid seats gives premium to those who joined first, and goes on without them once they have run out', async () => {
    const { id, code } = await classOf(owner)
    const first = await pupilIn(code)
    api.clock.advance(1)
    await fill(id, 5)
    api.clock.advance(60)
    const last = await pupilIn(code)
    const until = new Date(api.clock.now.getTime() + 30 * day)
    const purchase = { ownerId: await idOf(owner), seats: 5, until, paymentId: randomUUID(), groupId: id }
    await api.store.db.transaction((tx) => openGroup(tx, purchase, api.clock.now))
    expect(await owner.group(id)).toMatchObject({ seats: 5, places: 35, used: 7, until: until.toISOString(), isOver: false })
    const seats = async () =>
      (await Promise.all([first, last].map(async (who) => runningSeat(api.store.db, await idOf(who), api.clock.now)))).map(
        (seat) => seat !== null,
      )
    expect(await seats()).toEqual([true, false])
    await refundGroup(api.store.db, purchase.paymentId, api.clock.now)
    expect(await seats()).toEqual([false, false])
    expect(await owner.group(id)).toMatchObject({ seats: 0, places: 35, used: 7, isOver: false })
    expect((await (await person(api)).offer(code)).state).toBe('open')
  })

  it('holds as many as have been paid for where that is more', async () => {
    const { id } = await classOf(owner)
    const until = new Date(api.clock.now.getTime() + 30 * day)
    const purchase = { ownerId: await idOf(owner), seats: 60, until, paymentId: randomUUID(), groupId: id }
    await api.store.db.transaction((tx) => openGroup(tx, purchase, api.clock.now))
    expect(await owner.group(id)).toMatchObject({ seats: 60, places: 60 })
  })
})

/** A class with a pupil who shares results and one who does not. */
async function classOfTwo() {
  const { id, code } = await classOf(owner)
  return { id, pupil: await pupilIn(code, true, 'Яна'), quiet: await pupilIn(code, false, 'Віра') }
}
const give = (id: string, body: object, who = owner) => who.call(`POST /v3/groups/${id}/works`, { due: soon(), ...body })
const works = async (who: Person, id: string) => (await who.joined()).find((each) => each.id === id)?.works ?? []
const fact = (kind: string, more: object) => ({ id: randomUUID(), at: api.clock.now.toISOString(), kind, ...more })
/** Answers so many tasks of the topic and asks for the verdict of each. */
async function practise(who: Person, indices: readonly number[]) {
  const me = visitor(api, who.token)
  const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
  const write = device()
  const facts = indices.flatMap((index) => {
    const question = taskId('two', 'single', index)
    return [write(api.clock.now, { kind: 'answer', question, value: 'a' }), write(api.clock.now, { kind: 'check', question })]
  })
  expect((await me.send(id, facts)).status).toBe(200)
}

describe('a work of a group', () => {
  it('says the language of the foreign words in its name, where its subject has any', async () => {
    const { id, pupil } = await classOfTwo()
    const speak = (change: SQL) =>
      api.store.db
        .update(subjects)
        .set({ body: sql`(${subjects.body} - 'language') || ${change}` })
        .where(eq(subjects.id, 'training'))
    await give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5 })
    expect((await works(pupil, id))[0]).not.toHaveProperty('language')
    await speak(sql`'{"language":"en"}'::jsonb`)
    expect(await works(pupil, id)).toMatchObject([{ language: 'en' }])
    expect((await owner.group(id)).works).toMatchObject([{ language: 'en' }])
    await speak(sql`'{}'::jsonb`)
  })

  it('of a topic is ticked off by different tasks since it was given; only those who share results are told of', async () => {
    const { id, pupil, quiet } = await classOfTwo()
    await practise(pupil, [1, 2])
    api.clock.advance(60)
    const { status, body } = await give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5 })
    expect([status, body.data.group.works]).toEqual([
      201,
      [
        {
          id: expect.any(String),
          kind: 'topic',
          title: 'Розділ другий',
          subject: 'training',
          subjectTitle: 'Тренування',
          target: 'two',
          lesson: null,
          needed: 5,
          due: soon(),
          progress: [],
        },
      ],
    ])
    expect(await works(pupil, id)).toMatchObject([{ kind: 'topic', done: 0, doneAt: null, needed: 5 }])
    api.clock.advance(60)
    for (const who of [pupil, quiet]) await practise(who, [1, 2, 3, 4])
    await practise(pupil, [4])
    expect(await works(pupil, id)).toMatchObject([{ done: 4, doneAt: null }])
    const doneAt = api.clock.advance(60).toISOString()
    for (const who of [pupil, quiet]) await practise(who, [5, 6])
    expect(await works(quiet, id)).toMatchObject([{ done: 5, doneAt }])
    const { members, works: given } = await owner.group(id)
    const memberId = members.find(({ name }) => name === 'Яна')?.id
    expect(given[0]?.progress).toEqual([{ memberId, done: 5, doneAt, heardAt: doneAt, isDeviceTime: false, isLate: false }])
  })

  it('done after its deadline is late, and done all the same', async () => {
    const { id, pupil } = await classOfTwo()
    await give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5 })
    api.clock.advance(2 * 86_400)
    await practise(pupil, [1, 2, 3, 4, 5])
    expect((await owner.group(id)).works[0]?.progress).toMatchObject([{ done: 5, isLate: true }])
  })

  it('that a device dates back is shown as the word of the device, with the moment in which the server heard of it', async () => {
    const { id, pupil } = await classOfTwo()
    const [{ id: deck }] = (await owner.call('GET /v3/flashcards/decks')).body.data.decks
    await give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5 })
    await give(id, { kind: 'deck', deck, needed: 5 })
    await give(id, { kind: 'lesson', course: 'all', lesson: 2 })
    const before = new Date(api.clock.now.getTime() + 60_000)
    const heardAt = api.clock.advance(2 * 86_400).toISOString()
    const dated = { at: before.toISOString() }
    const { list } = (await owner.call(`GET /v3/flashcards/decks/${deck}`)).body.data.deck
    const grades = list.slice(0, 5).map((card: { id: string }, index: number) => ({
      ...fact('card.graded', { seq: index + 1, card: card.id, grade: 3, ms: 3000 }),
      ...dated,
    }))
    await pupil.call('POST /v3/reviews', { facts: grades })
    const steps = ['theory', 'example', 'try', 'check'].map((step) => ({
      ...fact('lesson.step', { course: 'all', lesson: 'two', step }),
      ...dated,
    }))
    expect((await pupil.call('POST /v3/user/facts', { facts: steps })).status).toBe(200)
    await practise(pupil, [1, 2, 3, 4, 5])
    const given = (await owner.group(id)).works.map(({ kind, progress }) => [kind, progress.map(({ memberId: _who, ...each }) => each)])
    const late = { doneAt: heardAt, heardAt, isDeviceTime: false, isLate: true }
    const said = { doneAt: before.toISOString(), heardAt, isDeviceTime: true, isLate: false }
    expect(Object.fromEntries(given)).toMatchObject({ topic: [{ done: 5, ...late }], deck: [said], lesson: [{ done: 4, ...said }] })
  })

  it('that is a lesson is ticked off by its four steps, those of yesterday too', async () => {
    const { id, pupil } = await classOfTwo()
    const step = (name: string) =>
      pupil.call('POST /v3/user/facts', { facts: [fact('lesson.step', { course: 'all', lesson: 'two', step: name })] })
    await step('theory')
    api.clock.advance(86_400)
    const { body } = await give(id, { kind: 'lesson', course: 'all', lesson: 2 })
    expect(body.data.group.works).toMatchObject([
      { kind: 'lesson', title: 'Курс за 3 дні: Урок two', target: 'all', lesson: 2, needed: 4, progress: [{ done: 1, doneAt: null }] },
    ])
    for (const name of ['example', 'try', 'check', 'check']) expect((await step(name)).status).toBe(200)
    expect(await works(pupil, id)).toMatchObject([{ done: 4, doneAt: api.clock.now.toISOString() }])
  })

  it('knows nothing of what a pupil did before joining', async () => {
    const { id, code } = await classOf(owner)
    await give(id, { kind: 'lesson', course: 'all', lesson: 1 })
    await give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5 })
    const pupil = await person(api)
    const step = fact('lesson.step', { course: 'all', lesson: 'one', step: 'theory' })
    await pupil.call('POST /v3/user/facts', { facts: [step] })
    await practise(pupil, [1, 2])
    api.clock.advance(60)
    await pupil.join(code)
    expect((await owner.group(id)).works.map(({ progress }) => progress)).toEqual([[], []])
    expect((await works(pupil, id)).map(({ done }) => done)).toEqual([0, 0])
  })

  it('that is a lesson of premium is given only where every pupil has a paid seat', async () => {
    const { id } = await classOfTwo()
    const locked = { kind: 'lesson', course: 'all', lesson: 3 }
    const { status, body } = await give(id, locked)
    expect([status, body.errorMessage]).toEqual([409, expect.stringContaining('його мають не всі в класі')])
    const paid = await paidGroup(api, owner)
    expect((await give(paid.id, locked)).status).toBe(201)
  })

  it('that is a deck is ticked off by different cards graded since it was given', async () => {
    const { id, pupil } = await classOfTwo()
    const [{ id: deck, cards }] = (await owner.call('GET /v3/flashcards/decks')).body.data.decks
    const { list } = (await owner.call(`GET /v3/flashcards/decks/${deck}`)).body.data.deck
    let seq = 0
    const grade = (card: string) =>
      pupil.call('POST /v3/reviews', { facts: [fact('card.graded', { seq: (seq += 1), card, grade: 3, ms: 3000 })] })
    await grade(list[0].id)
    api.clock.advance(60)
    const { status, body } = await give(id, { kind: 'deck', deck, needed: 100 })
    expect([status, body.data.group.works[0].needed]).toEqual([201, cards])
    expect(await works(pupil, id)).toMatchObject([{ done: 0 }])
    for (const card of [...list, ...list]) expect((await grade(card.id)).status).toBe(200)
    expect(await works(pupil, id)).toMatchObject([{ done: cards, doneAt: api.clock.now.toISOString() }])
  })

  it('is refused where there is no such thing, for a deadline that is past, and in a group of somebody else', async () => {
    const { id } = await classOfTwo()
    const replies = await Promise.all([
      give(id, { kind: 'topic', subject: 'training', topic: 'three', needed: 5 }),
      give(id, { kind: 'topic', subject: 'nothing', topic: 'two', needed: 5 }),
      give(id, { kind: 'lesson', course: 'all', lesson: 9 }),
      give(id, { kind: 'deck', deck: 'mistakes', needed: 5 }),
      give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5, due: api.clock.now.toISOString() }),
      give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 0 }),
      give(id, { kind: 'topic', subject: 'training', topic: 'two', needed: 5 }, await person(api)),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 422, 422, 404])
    expect((await owner.group(id)).works).toEqual([])
  })

  it('can be taken back by its owner alone, and is gone for the pupils', async () => {
    const { id, pupil } = await classOfTwo()
    const [given] = (await give(id, { kind: 'lesson', course: 'all', lesson: 1 })).body.data.group.works
    const stranger = await person(api)
    expect((await stranger.call(`DELETE /v3/groups/${id}/works/${given.id}`)).status).toBe(404)
    expect(await works(pupil, id)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await owner.call(`DELETE /v3/groups/${id}/works/${given.id}`)).status).toBe(200)
    expect(await works(pupil, id)).toEqual([])
  })

  it('asks the store no more often for a whole class than for one pupil', async () => {
    const count = async (id: string) => {
      const asked: string[] = []
      await notingQueries(asked, () => owner.group(id))
      return asked.length
    }
    const { id } = await classOfTwo()
    await give(id, { kind: 'lesson', course: 'all', lesson: 1 })
    const few = await count(id)
    await fill(id, 30)
    for (const needed of [5, 10]) await give(id, { kind: 'topic', subject: 'training', topic: 'two', needed })
    expect(await count(id)).toBe(few)
  })
})
