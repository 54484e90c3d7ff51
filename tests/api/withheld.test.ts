import { createDecipheriv, pbkdf2Sync, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Group } from '#contract/group'
import type { Sealed } from '#contract/pack'
import type { Survey } from '#domain/survey'
import { answersAt, device } from './fixtures/answers.ts'
import { visitor, type Visitor, type Wish } from './fixtures/calls.ts'
import { courseFiles } from './fixtures/courses.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openContent } from './fixtures/open-content.ts'
import { worksheets } from '../../server/store/schema.ts'
import type { Harness, Reply } from './setup/harness.ts'
import { readTellingCalls } from './setup/telling-calls.ts'

let api: Harness
beforeAll(async () => {
  api = await openContent(courseFiles())
})
afterAll(() => api.close())

/** A visitor from whom tasks are withheld, with what was done before that and what goes on. */
type Situation = {
  me: Visitor
  pupil: Person
  owner: Person
  group: string
  assignment: string
  withheld: ReadonlySet<string>
  /** A survey of withheld tasks that was finished before they were, and one with verdicts that goes on. */
  past: string
  practice: Survey
  /** The survey that keeps them back. */
  own: string
}

const asked = ({ questions }: Pick<Survey, 'questions'>) => questions.map(({ id }) => id)
const wrongTo = (survey: Survey) =>
  answersAt(
    api.clock.now,
    Object.fromEntries(survey.questions.flatMap((question) => (question.form === 'single' ? [[question.id, 'c']] : []))),
  )
const dueIn = (days: number) => new Date(api.clock.now.getTime() + days * 86400_000).toISOString()

/** A pupil of a class who has sat paper `one` and practised the bank, and remembers all of it in every way there is. */
async function pupilWithPast() {
  const [owner, pupil] = [await person(api), await person(api, 'Яна')]
  const { id: group, code } = await paidGroup(api, owner)
  await pupil.join(code, true)
  const me = visitor(api, pupil.token)
  const first = await me.begin({ mode: 'nmt', paper: 'one' })
  await me.send(first.id, wrongTo(first))
  await me.result(first.id)
  const practice = await me.begin({ mode: 'custom', count: 30, feedback: 'afterEach', minutes: null, extraTime: 0 })
  const says = device()
  await me.send(practice.id, [
    ...wrongTo(practice),
    ...practice.questions.map(({ id }) => says(api.clock.now, { kind: 'check', question: id })),
  ])
  const every = [...asked(first), ...asked(practice)]
  await me.facts(
    every.map((question) => ({ id: randomUUID(), at: api.clock.now.toISOString(), kind: 'task.save', question, isSaved: true })),
  )
  return { me, pupil, owner, group, past: first.id, practice, every }
}

/** The class is given the paper; its pupil begins it. */
async function classPaper() {
  const before = await pupilWithPast()
  const { owner, pupil, group } = before
  const given = await owner.call(`POST /v3/groups/${group}/assignments`, { subject: 'training', paper: 'one', due: dueIn(3) })
  const assignment: string = given.body.data.group.assignments.at(-1).id
  const started = await pupil.call(`POST /v3/groups/${group}/assignments/${assignment}/survey`, {})
  const survey: Survey = started.body.data.survey
  return { ...before, assignment, survey, own: survey.id, withheld: new Set(asked(survey)) }
}

const situations: Record<string, () => Promise<Situation>> = {
  'an exam that runs': async () => {
    const before = await pupilWithPast()
    const { me } = before
    const paper = await me.begin({ mode: 'nmt', paper: 'one' })
    const set = await me.begin({ mode: 'custom', count: 30, feedback: 'atEnd', minutes: null, extraTime: 0 })
    await me.send(paper.id, [device()(api.clock.now, { kind: 'open' })])
    return { ...before, assignment: randomUUID(), own: paper.id, withheld: new Set([...asked(paper), ...asked(set)]) }
  },
  'a class’s paper that is sat': classPaper,
  'a class’s paper before its review, tried again': async () => {
    const made = await classPaper()
    await made.me.send(made.own, wrongTo(made.survey))
    await made.me.finish(made.own)
    return made
  },
  'a class’s paper that the pupil has not begun': async () => {
    const before = await pupilWithPast()
    const { owner, group } = before
    const given = await owner.call(`POST /v3/groups/${group}/assignments`, { subject: 'training', paper: 'one', due: dueIn(3) })
    const withheld = new Set(before.every.filter((id) => id.startsWith('one-')))
    return { ...before, assignment: given.body.data.group.assignments.at(-1).id, own: before.past, withheld }
  },
}

const bodyless = (route: string, { me }: Situation, body?: object) =>
  api.call(route, { token: me.token, key: randomUUID(), ...(body && { body }) })

const wishes = ({ past, own }: Situation): object[] => [
  ...(['same', 'wrong', 'similar'] as const).flatMap((which) => [past, own].map((of) => ({ mode: 'retry', which, of }))),
  { mode: 'retry', which: 'another', of: past, like: 'one-plain' },
  { mode: 'nmt', paper: 'one' },
  { mode: 'nmt' },
  { mode: 'nmt', seed: 1 },
  { mode: 'saved' },
  { mode: 'mistakes', count: 50 },
  { mode: 'mixed', count: 50 },
  { mode: 'custom', count: 50, feedback: 'afterEach', minutes: null, extraTime: 0 },
  { mode: 'theory', test: 'first.test' },
  { mode: 'diagnostic' },
]

/** Begins everything that can be begun, answers it, asks for more, and hands it in. */
async function beginAll(it: Situation): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const wish of wishes(it)) {
    const begun = await it.me.start(wish as Wish)
    replies.push(begun)
    if (begun.status !== 201) continue
    const survey = begun.body.data.survey as Survey
    replies.push(await bodyless(`GET /v3/surveys/${survey.id}`, it))
    await it.me.send(survey.id, wrongTo(survey))
    if (survey.mode === 'diagnostic') await bodyless(`POST /v3/surveys/${survey.id}/next`, it, {})
    if (survey.keys) replies.push(await it.me.more(survey.id, survey.questions[0]?.id ?? ''))
    replies.push(await it.me.finish(survey.id), await bodyless(`GET /v3/surveys/${survey.id}/result`, it))
  }
  return replies
}

async function packed(it: Situation): Promise<Reply[]> {
  const made = await bodyless('POST /v3/packs', it, { subject: 'training' })
  const { id, paper, practice } = made.body.data.pack
  const moment = api.clock.now.toISOString()
  const about = { pack: id, createdAt: moment, finishedAt: moment, events: [] }
  const begun = [
    ...(paper ? [{ ...about, id: `nmt-${randomUUID()}`, mode: 'nmt', tasks: [] }] : []),
    { ...about, id: `quick-${randomUUID()}`, mode: 'quick', tasks: practice.questions.slice(0, 9).map((each: { id: string }) => each.id) },
  ]
  return [made, ...(await Promise.all(begun.map((body) => bodyless('POST /v3/surveys/begun', it, body))))]
}

/** Answers the checks of a lesson before looking at what became of them. */
async function lessonTried(it: Situation): Promise<Reply[]> {
  const fact = (question: string) => ({
    id: randomUUID(),
    at: api.clock.now.toISOString(),
    kind: 'lesson.answer',
    course: 'all',
    lesson: 'one',
    attempt: randomUUID(),
    question,
    value: 'd',
  })
  await it.me.facts([fact('th-plain'), fact('th-multi')])
  return [await bodyless('GET /v3/courses/all/lessons/1', it), await bodyless('GET /v3/user/export', it)]
}

const asOwner = async ({ owner, group }: Situation): Promise<Reply[]> => [await owner.call(`GET /v3/groups/${group}`)]

/** How each call that can tell of a task is made; several calls of one class give the same answer. */
const ways: Record<string, (situation: Situation) => Promise<Reply[]>> = {
  'POST /v3/surveys': beginAll,
  'POST /v3/surveys/{id}/more': async (it) => Promise.all(it.practice.questions.map(({ id }) => it.me.more(it.practice.id, id))),
  'POST /v3/surveys/{id}/finish': async (it) => [await it.me.finish(it.practice.id), await it.me.finish(it.past)],
  'POST /v3/surveys/begun': packed,
  'POST /v3/packs': packed,
  'GET /v3/surveys': async (it) => [await bodyless('GET /v3/surveys', it)],
  'GET /v3/surveys/{id}': async (it) => [
    await bodyless(`GET /v3/surveys/${it.practice.id}`, it),
    await bodyless(`GET /v3/surveys/${it.past}`, it),
    await bodyless(`GET /v3/surveys/${it.own}`, it),
  ],
  'GET /v3/surveys/{id}/result': async (it) => [
    await bodyless(`GET /v3/surveys/${it.past}/result`, it),
    await bodyless(`GET /v3/surveys/${it.own}/result`, it),
  ],
  'GET /v3/subjects/{subject}/practice': async (it) => [await bodyless('GET /v3/subjects/training/practice', it)],
  'GET /v3/courses/{course}/lessons/{number}': lessonTried,
  'GET /v3/flashcards/mistakes': async (it) => [await bodyless('GET /v3/flashcards/mistakes', it)],
  'GET /v3/flashcards/export/{deck}': async (it) => [await bodyless('GET /v3/flashcards/export/mistakes?format=csv', it)],
  'GET /v3/user/export': async (it) => [await bodyless('GET /v3/user/export', it)],
  'GET /v3/user/v2-statistic': async (it) => [await bodyless('GET /v3/user/v2-statistic', it)],
  'GET /v3/user/readiness': async (it) => [await bodyless('GET /v3/user/readiness', it)],
  'GET /v3/groups': async (it) => [await bodyless('GET /v3/groups', it)],
  'GET /v3/groups/{group}/report': async (it) => [await strangersReport(it)],
  'POST /v3/groups/{group}/assignments/{assignment}/survey': async (it) => [
    await it.pupil.call(`POST /v3/groups/${it.group}/assignments/${it.assignment}/survey`, {}),
  ],
  'GET /v3/groups/{group}': asOwner,
  'POST /v3/groups/{group}': asOwner,
  'POST /v3/groups/{group}/invitations': asOwner,
  'DELETE /v3/groups/{group}/invitations/{code}': asOwner,
  'DELETE /v3/groups/{group}/members/{member}': asOwner,
  'POST /v3/groups/{group}/assignments': asOwner,
  'POST /v3/groups/{group}/assignments/{assignment}/release': asOwner,
  'DELETE /v3/groups/{group}/assignments/{assignment}': asOwner,
  'POST /v3/groups': asOwner,
  'POST /v3/groups/{group}/works': asOwner,
  'DELETE /v3/groups/{group}/works/{work}': asOwner,
  'GET /v3/groups/{group}/assignments/{assignment}/answers': ownClassAnswers,
  'GET /v3/groups/{group}/assignments/{assignment}/answers/{member}': ownClassAnswers,
  'POST /v3/groups/{group}/assignments/{assignment}/variants': ownClassAnswers,
  'POST /v3/worksheets': worksheetsMade,
  'GET /v3/worksheets/{worksheet}': worksheetKept,
  'POST /v3/worksheets/{worksheet}': worksheetKept,
  'POST /v3/worksheets/{worksheet}/share': worksheetKept,
  'DELETE /v3/worksheets/{worksheet}/share': worksheetKept,
  'POST /v3/worksheets/{worksheet}/variants': worksheetKept,
}

/** The pupil looks at himself as a teacher would: works made of the paper and of what a class of his own got wrong. */
async function worksheetsMade(it: Situation): Promise<Reply[]> {
  const make = (body: object) => it.pupil.call('POST /v3/worksheets', { subject: 'training', ...body })
  return [
    await make({ from: 'paper', paper: 'one' }),
    await make({ from: 'topic', topic: 'one.first', count: 40 }),
    await make({ from: 'topic', topic: 'two', count: 40 }),
    await it.pupil.call('POST /v3/worksheet-tasks', { subject: 'training' }),
  ]
}

/** A work that was put together before its tasks were withheld is looked at, changed, shared and printed. */
async function worksheetKept(it: Situation): Promise<Reply[]> {
  const id = randomUUID()
  const { rows } = (await api.store.db.execute(
    sql`select u.user_id as "userId", p.tasks from (select user_id from surveys where id = ${it.own}) u, papers p where p.id = 'one'`,
  )) as { rows: { userId: string; tasks: { id: string; version: number }[] }[] }
  const [row] = rows
  if (!row) throw new Error('nobody')
  const [now, tasks] = [api.clock.now, row.tasks.map((task) => ({ ...task, isOwn: false }))]
  await api.store.db
    .insert(worksheets)
    .values({ id, userId: row.userId, title: 'Своя', subject: 'training', tasks, createdAt: now, updatedAt: now })
  const path = `/v3/worksheets/${id}`
  const items = tasks.map((task) => ({ id: task.id, isOwn: false }))
  const replies = [
    await it.pupil.call(`GET ${path}`),
    await it.pupil.call(`POST ${path}`, { title: 'Своя', minutes: null, items, revision: 1 }),
    await it.pupil.call(`POST ${path}/share`),
    await it.pupil.call(`DELETE ${path}/share`),
    await it.pupil.call(`POST ${path}/variants`, { count: 2, seed: 1 }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409])
  return replies
}

/** The pupil leads a class, too, which has sat the same paper, on the site and on paper: nothing of its answers and prints names a key of it. */
async function ownClassAnswers({ pupil, withheld }: Situation): Promise<Reply[]> {
  const friend = await person(api, 'Друг')
  const { id, code } = await paidGroup(api, pupil)
  await friend.join(code, true)
  const { rows } = (await api.store.db.execute(sql`select tasks from papers where id = 'one'`)) as { rows: { tasks: unknown }[] }
  const assignment = randomUUID()
  const plan = {
    subject: 'training',
    subjects: ['training'],
    mode: 'nmt',
    policy: { feedback: 'atEnd', seconds: 3600, extraTime: 0, save: 'automatic', pause: 'alarm' },
    papers: [{ subject: 'training', paper: 'one' }],
    title: 'Варіант 1',
    max: 19,
    tasks: rows[0]?.tasks,
  }
  await api.store.db.execute(
    sql`insert into group_assignments (id, group_id, plan, due, created_at) values (${assignment}, ${id}, ${JSON.stringify(plan)}::jsonb, ${dueIn(3)}, ${api.clock.now.toISOString()})`,
  )
  const begun = await friend.call(`POST /v3/groups/${id}/assignments/${assignment}/survey`, {})
  const survey: Survey = begun.body.data.survey
  const me = visitor(api, friend.token)
  await me.send(survey.id, wrongTo(survey))
  await me.finish(survey.id)
  const writer = await person(api, 'Писар')
  await writer.join(code, true)
  const { members } = (await pupil.call(`GET /v3/groups/${id}`)).body.data.group as Group
  const answers = survey.questions.map(() => null)
  const member = members.find(({ name }) => name === 'Писар')?.id
  const results = [{ id: randomUUID(), at: api.clock.now.toISOString(), member, variant: 1, answers }]
  const replies = [
    await pupil.call(`POST /v3/groups/${id}/assignments/${assignment}/paper-results`, { results }),
    await pupil.call(`GET /v3/groups/${id}/assignments/${assignment}/answers`),
    await pupil.call(`GET /v3/groups/${id}/assignments/${assignment}/answers/${member}`),
    await pupil.call(`POST /v3/groups/${id}/assignments/${assignment}/variants`, { count: 2 }),
  ]
  expect(withheld.size).toBeGreaterThan(0)
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 409])
  return replies
}

/** The report on the pupil in a class of a friend. */
const strangersReport = async (it: Situation): Promise<Reply> => (await openStrangersReport(it))()

async function openStrangersReport({ pupil }: Situation): Promise<() => Promise<Reply>> {
  const friend = await person(api)
  const { id, code } = await paidGroup(api, friend)
  await pupil.join(code, true)
  return () => friend.call(`GET /v3/groups/${id}/report?subject=training`)
}

/** Calls that are made in one way are made once: those that change nothing first, those that begin surveys last. */
const walks = Map.groupBy(
  Object.keys(ways).toSorted((a, b) => changes(a) - changes(b)),
  (route) => ways[route] as (situation: Situation) => Promise<Reply[]>,
)
function changes(route: string): number {
  const changing = ['/more', '/finish', '/begun', 'POST /v3/packs', 'POST /v3/surveys', '/survey']
  return route.startsWith('GET') ? 0 : 1 + changing.findIndex((end) => route.endsWith(end))
}

/** What anybody may ask for without saying who he is: the threat model says what that means. */
const openToAll = ['GET /v3/flashcards/decks/{deck}', 'GET /v3/subjects/{subject}/theory/{type}/{seo_code}', 'GET /v3/task-of-the-day']

test('every call whose answer can tell of a task is walked: a new one is thought about here first', async () => {
  const telling = await readTellingCalls()
  expect(telling.filter(({ isPublic }) => isPublic).map(({ route }) => route)).toEqual(expect.arrayContaining(openToAll))
  expect(telling.map(({ route }) => route).toSorted()).toEqual([...Object.keys(ways), ...openToAll].toSorted())
})

test('what is open to all has no task that stands in a paper alone', async () => {
  const replies = await Promise.all(
    ['/v3/subjects/training/theory/notes/first', '/v3/subjects/training/theory/notes/second', '/v3/task-of-the-day'].map((path) =>
      api.call(`GET ${path}`),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { text } of replies) expect(text).not.toMatch(/"(one|two)-(single|plain|matching|sequence|multi|grouped|numeric|gap|pool)"/)
})

/** One visitor walks all ways, one after another. */
const made = new Map<string, Promise<Situation> | undefined>()
function reached(name: string): Promise<Situation> | undefined {
  if (!made.has(name)) made.set(name, situations[name]?.())
  return made.get(name)
}

describe.each(Object.keys(situations))('of %s', (name) => {
  test.each([...walks].map(([way, routes]) => ({ way, names: routes.join(', ') })))(
    '$names: tells no key and no outcome',
    async ({ way }) => {
      const it = await reached(name)
      if (!it) throw new Error(`no situation ${name}`)
      const replies = await way(it)
      for (const reply of replies) {
        expect([200, 201, 404, 409]).toContain(reply.status)
        expect(leaks(reply.body, it.withheld)).toEqual([])
      }
      expect(replies.length).toBeGreaterThan(0)
    },
    60_000,
  )

  test('what may be read says the same whatever became of the answers to it', async () => {
    const it = (await situations[name]?.()) as Situation
    const own = ['/v3/subjects/training/practice', '/v3/flashcards/mistakes', '/v3/user/export', `/v3/surveys/${it.past}/result`]
    // Of a paper that the pupil has not seen nobody can tell which of his former answers are to its tasks.
    const reads = [...own, ...(name.includes('not begun') ? [] : ['/v3/user/v2-statistic', '/v3/user/readiness'])]
    const read = () => Promise.all(reads.map(async (path) => (await bodyless(`GET ${path}`, it)).text))
    const before = await read()
    await turnRound(it.withheld)
    const after = await read()
    expect(reads.filter((_, index) => before[index] !== after[index])).toEqual([])
  })
})

test('a friend’s class is told nothing of a paper before its review', async () => {
  const it = await classPaper()
  await it.me.send(it.own, wrongTo(it.survey))
  const report = await openStrangersReport(it)
  const before = (await report()).body.data.report
  await it.me.finish(it.own)
  expect((await report()).body.data.report).toEqual(before)
  await it.owner.call(`POST /v3/groups/${it.group}/assignments/${it.assignment}/release`)
  expect((await report()).body.data.report).not.toEqual(before)
})

/** Makes every right verdict about these tasks wrong and the other way round, as if the key were another one. */
async function turnRound(tasks: ReadonlySet<string>): Promise<void> {
  const list = [...tasks].map((id) => sql`${id}`)
  const ids = sql`array[${sql.join(list, sql`, `)}]`
  const turned = (outcome: string) => sql.raw(`case when ${outcome} = 'right' then 'wrong' else 'right' end`)
  await api.store.db.execute(
    sql`update task_answers set points = max - points, outcome = ${turned('outcome')} where question = any(${ids})`,
  )
  await api.store.db
    .execute(sql`update results set body = jsonb_set(body, '{items}', (select coalesce(jsonb_agg(case when item->>'id' = any(${ids})
    then item || jsonb_build_object('outcome', ${turned("item->>'outcome'")}, 'points', (item->>'max')::float8 - (item->>'points')::float8)
    else item end order by number), '[]') from jsonb_array_elements(body->'items') with ordinality as each(item, number)))`)
  await api.store.db.execute(sql`update summaries set body = null`)
}

/** Places in an answer that tell the key of one of these tasks, or what became of an answer to it. */
function leaks(value: unknown, ids: ReadonlySet<string>, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leaks(each, ids, `${path}/${index}`))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Record<string, unknown>
  const named = [node['id'], node['question'], (node['question'] as { id?: unknown } | undefined)?.id].filter(
    (id) => typeof id === 'string',
  )
  const isNamed = named.some((id) => ids.has(id) || ids.has(id.replace(/^task\./, '')))
  const told = ['key', 'correct', 'outcome', 'back', 'explanation'].filter((field) => field in node)
  if (typeof node['state'] === 'string' && node['state'] !== 'new') told.push('state')
  const own = isNamed && told.length > 0 ? [`${path}: ${told.join()} of ${named.join()}`] : []
  const keyed = Object.entries(node).flatMap(([name, each]) =>
    ids.has(name) && typeof each === 'object' && each !== null && 'correct' in each ? [`${path}/${name}: key`] : [],
  )
  const sealed = 'secret' in node && 'text' in node ? leaks(unsealed(node as Sealed), ids, `${path}/unsealed`) : []
  const file = typeof node['base64'] === 'string' ? fileLeaks(node['base64'], ids) : []
  return [...own, ...keyed, ...sealed, ...file, ...Object.entries(node).flatMap(([name, each]) => leaks(each, ids, `${path}/${name}`))]
}

function unsealed({ secret, salt, rounds, iv, text }: Sealed): unknown {
  const [bytes, sealed] = [(base64: string) => Buffer.from(base64, 'base64'), Buffer.from(text, 'base64')]
  const key = pbkdf2Sync(bytes(secret), bytes(salt), rounds, 32, 'sha256')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv)).setAuthTag(sealed.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8'))
}

/** Cards are told by their words alone: «Завдання one-plain» stands on the front of the card of that task. */
const fileLeaks = (base64: string, ids: ReadonlySet<string>): string[] => {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  return [...ids].filter((id) => text.includes(`Завдання ${id}.`) || text.includes(`Завдання ${id} `))
}
