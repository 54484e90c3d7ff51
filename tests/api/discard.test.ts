import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { answersAt } from './fixtures/answers.ts'
import { paidGroup, person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const throwAway = async (token: string, id: string) => {
  const { status, body } = await api.call(`DELETE /v3/surveys/${id}`, { token })
  return [status, body.errorMessage]
}
const listed = async (token: string): Promise<string[]> =>
  (await api.call('GET /v3/surveys', { token })).body.data.surveys.map(({ id }: { id: string }) => id)

it('a survey without answers is gone for good, and a second word about it finds nothing', async () => {
  const token = await api.guest()
  const { id } = await api.survey(token)
  expect(await throwAway(token, id)).toEqual([200, undefined])
  expect([await listed(token), (await api.call(`GET /v3/surveys/${id}`, { token })).status]).toEqual([[], 404])
  expect(await throwAway(token, id)).toEqual([404, 'Такого тесту немає'])
})

it('one answer keeps it, and so does its end', async () => {
  const token = await api.guest()
  const begun = await api.survey(token)
  await api.call(`POST /v3/surveys/${begun.id}/events`, { token, body: { events: answersAt(api.clock.now, { 'one-plain': 'a' }) } })
  expect(await throwAway(token, begun.id)).toEqual([409, 'У тесті вже є відповіді'])
  await api.call(`POST /v3/surveys/${begun.id}/finish`, { token, key: randomUUID(), body: {} })
  expect(await throwAway(token, begun.id)).toEqual([409, 'Тест уже завершено'])
  expect(await listed(token)).toEqual([begun.id])
})

it('a paper that a teacher has given is not the pupil’s to throw away', async () => {
  const [owner, pupil] = [await person(api), await person(api, 'Оля')]
  const group = await paidGroup(api, owner)
  await pupil.join(group.code, true)
  const due = new Date(api.clock.now.getTime() + 86_400_000).toISOString()
  const given = await owner.call(`POST /v3/groups/${group.id}/assignments`, { subject: 'training', paper: 'one', due })
  const { id: assignment } = given.body.data.group.assignments.at(-1)
  const begun = await pupil.call(`POST /v3/groups/${group.id}/assignments/${assignment}/survey`, {})
  expect(await throwAway(pupil.token, begun.body.data.survey.id)).toEqual([409, 'Цей тест дав учитель'])
})
