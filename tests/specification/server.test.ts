// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  appleSignInSchema,
  credentialsSchema,
  googleSignInSchema,
  passwordResetSchema,
  registrationSchema,
  sessionAnswerSchema,
  successAnswerSchema,
} from '#contract/auth'
import { problemSchema } from '#contract/problem'
import { cancellationSchema, defaultStore } from '#contract/subscription'
import { avatarAnswerSchema, statisticAnswerSchema, userAnswerSchema } from '#contract/user'
import { emptyStatistic } from '#domain/statistic'
import { apiRoutes } from '../../server/web/routes/api.ts'
import type { Deps } from '../../server/web/deps.ts'
import { payloadOwner } from '../../server/web/site/payload.ts'
import { specified, type ConstantName } from './constants'

const calls = Object.keys(specified).filter((name): name is Extract<ConstantName, `call${string}`> => name.startsWith('call'))

type Document = { paths: Record<string, Record<string, { security?: object[]; requestBody?: object }>> }
const api = apiRoutes({ now: () => new Date(), offer: {}, operators: [], isBehindProxy: false } as unknown as Deps)
const described = async () => (await api.request('/openapi.json')).json() as Promise<Document>

test.each(calls)('the server answers %s', async (name) => {
  const [method = '', path = ''] = specified[name].split(' ')
  expect(Object.keys((await described()).paths[`/${path}`] ?? {})).toContain(method.toLowerCase())
})

const fits = (schema: v.GenericSchema, value: unknown) => v.is(schema, value)
const person = { name: 'Оля Коваль', email: 'o@example.com', password: 'довгий пароль' }

test('names and passwords have their least lengths', () => {
  const lengths = (schema: v.GenericSchema, field: keyof typeof person, least: number) =>
    [least - 1, least].map((length) => fits(schema, { ...person, [field]: 'я'.repeat(length) }))
  expect(lengths(registrationSchema, 'name', specified.nameMinLength)).toEqual([false, true])
  expect(lengths(registrationSchema, 'password', specified.signUpPasswordMinLength)).toEqual([false, true])
  expect(lengths(credentialsSchema, 'password', specified.signInPasswordMinLength)).toEqual([false, true])
  expect(v.safeParse(registrationSchema, { ...person, password: '1' }).issues?.[0]?.message).toBe(specified.passwordHint)
})

test('an e-mail is required in all three forms', () => {
  for (const schema of [credentialsSchema, registrationSchema, passwordResetSchema])
    expect([fits(schema, person), fits(schema, { ...person, email: undefined }), fits(schema, { ...person, email: 'o@' })]).toEqual([
      specified.emailIsRequired,
      !specified.emailIsRequired,
      false,
    ])
})

test('forms have the fields of the specification', () => {
  const fields = (schema: { entries: object }) => Object.keys(schema.entries)
  expect(fields(credentialsSchema)).toEqual(specified.signInFields)
  expect(fields(registrationSchema)).toEqual(specified.signUpFields)
  expect(fields(passwordResetSchema)).toEqual(specified.resetFields)
  expect(fields(googleSignInSchema)).toEqual(specified.googleFields)
  expect(fields(appleSignInSchema)).toEqual(expect.arrayContaining([...specified.appleFields]))
  expect(fields(cancellationSchema)).toEqual(specified.cancelFields)
  expect(fits(registrationSchema, person)).toBe(true)
})

/** A value at a path such as `data.token`. */
const at = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object

test('answers have the shapes of the specification', () => {
  const user = { id: 'u', is_anonymous: false, name: null, email: null, avatar_url: null, ...at(specified.userHasPremium, 'none') }
  expect(fits(userAnswerSchema, at(specified.answerWithUser, user))).toBe(true)
  expect(fits(statisticAnswerSchema, at(specified.answerWithStatistic, emptyStatistic))).toBe(true)
  expect(fits(sessionAnswerSchema, { ...at(specified.answerWithToken, 't'), ...at(specified.successFlag, true) })).toBe(true)
  expect(Object.keys(sessionAnswerSchema.entries)).toContain(specified.successFlag)
  expect(fits(successAnswerSchema, at(specified.successFlag, true))).toBe(true)
  expect(fits(avatarAnswerSchema, at(specified.answerWithUploadUrl, 'http://x'))).toBe(true)
  expect(fits(problemSchema, at(specified.fieldOfErrorMessage, 'Ні'))).toBe(true)
  expect(defaultStore).toBe(specified.defaultStore)
})

test('the data of a page lies beside it', () => {
  expect([payloadOwner(`/team/${specified.payload}`), payloadOwner(`/${specified.payload}`)]).toEqual(['/team', '/'])
})
