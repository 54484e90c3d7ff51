import { afterEach, beforeEach, expect, test } from 'vitest'
import { tasks } from '#samples/questions'
import { examSurvey } from '#samples/surveys'
import { begunWork } from '@/entities/survey'
import { configureApi } from '@/shared/api'
import { forgetOwn } from '@/shared/lib/answer'
import { testClient } from '../../../../tests/fixtures/test-client'
import { noteBegun, noteOver } from './note-begun'

const survey = (id: string) => ({ ...examSurvey, id, questions: [tasks.single, { ...tasks.numeric, id: 'q2' }] })
const first = { answers: { [tasks.single.id]: 'a' } }
const subject = { id: 'math', title: 'Математика', kind: 'required', order: 1, tasks: 22, max: 32, threshold: 5, minutes: 60, papers: 1 }
let answer: () => Promise<Response> = async () => Response.json({ data: { subjects: [subject] } })

beforeEach(() => configureApi({ ...testClient, fetch: () => answer() }))
afterEach(forgetOwn)

test('the first answer puts a survey in sight by the name of its subject', async () => {
  await noteBegun(survey('nmt-10000000'), { answers: {} })
  expect(begunWork()).toBeNull()
  await noteBegun(survey('nmt-10000000'), first)
  expect(begunWork(0)).toMatchObject({ id: 'nmt-10000000', name: 'Математика', answered: 1, tasks: 2 })
})

test('where nobody can tell the name, the title of the paper stands', async () => {
  answer = async () => new Response('', { status: 400 })
  await noteBegun(survey('nmt-20000000'), first)
  expect(begunWork(0)).toMatchObject({ name: examSurvey.title })
})

test('one that is handed in while its name is asked for does not come back', async () => {
  const asked = Promise.withResolvers<Response>()
  answer = () => asked.promise
  const noting = noteBegun(survey('nmt-30000000'), first)
  noteOver('nmt-30000000')
  asked.resolve(Response.json({ data: { subjects: [subject] } }))
  await noting
  expect(begunWork(0)).toBeNull()
})
