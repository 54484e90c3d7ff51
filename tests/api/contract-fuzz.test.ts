import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { idTokenReader } from '../../server/people/auth/id-token.ts'
import { mutated, type JsonSchema } from './setup/arbitrary.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import type { Deps } from '../../server/web/deps.ts'
import { contractRoutes } from '../../server/web/routes/api.ts'
import { readDocument, readOperations } from './setup/operations.ts'

const seed = Number(process.env['SEED'] ?? 2026)
const numRuns = Number(process.env['RUNS'] ?? 40)
const document = await readDocument()
const operations = await readOperations()
const schemas = document.components?.schemas as unknown as Record<string, JsonSchema>
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'api', components: { schemas } })

let api: Harness
let owned: { survey: string; session: string }
let token: string
beforeAll(async () => {
  console.log(`contract fuzz: SEED=${seed} RUNS=${numRuns}`)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const read = idTokenReader({ issuers: ['https://id.example.com'], keys: 'https://id.example.com/keys', audience: 'nobody' })
  api = await openHarness({ world: { google: read, apple: { read, isBareTrusted: false } } })
})
afterAll(() => api.close())

const someId = () =>
  fc.oneof(
    fc.constant('owned'),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('nmt-00000000', 'training', 'task.save', '0', '__proto__', '..', '%'),
  )
const header = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', '')

/** Some calls are not for guests. A minute goes by each time: one network may make so many calls in it. */
async function renew(path: string) {
  api.clock.advance(61)
  token = ['/v3/user', '/v3/user/avatar'].includes(path) ? (await api.account()).token : await api.guest()
  const { sessions } = (await api.call('GET /v3/user/sessions', { token })).body.data
  owned = { survey: (await api.survey(token)).id, session: sessions[0].id }
}

const ownedAt = (path: string): string => {
  if (path.includes('{id}')) return path.includes('sessions') ? owned.session : owned.survey
  if (path.includes('{deck}')) return 'own'
  return path.includes('{store}') ? 'web' : 'training'
}

describe.each(operations)('$route', ({ method, path, body, parameters, answers }) => {
  it('answers anything with a documented status and body, and never with a server error', async () => {
    await renew(path)
    const schema = body === null ? undefined : schemas[body]
    const sent = schema ? mutated(schema, schemas) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(
        sent,
        header,
        someId(),
        fc.boolean(),
        fc.constantFrom(randomUUID(), 'bad', randomUUID()),
        async (form, type, id, isSignedIn, key) => {
          if (method === 'DELETE' || path.endsWith('logout')) await renew(path)
          const place = id === 'owned' ? ownedAt(path) : encodeURIComponent(id.isWellFormed() ? id : 'x')
          const queried = parameters.find((each) => each.in === 'query')?.name
          const query = queried !== undefined && place !== 'training' ? `?${queried}=${place}` : ''
          const answer = await api.fetch(`/api${path.replace(/\{\w+\}/, place)}${query}`, {
            method,
            headers: {
              ...(type && { 'content-type': type }),
              ...(isSignedIn && { authorization: `Bearer ${token}` }),
              'idempotency-key': key,
            },
            ...(form !== undefined && { body: JSON.stringify(form) }),
          })
          const text = await answer.text()
          const isElsewhere = place === '' || /^(\.|%2e){1,2}$/i.test(place)
          const expected = isElsewhere && answers[answer.status] === undefined ? 'Problem' : answers[answer.status]
          // 501 is no fault: this server lacks a part, where the document says that it may.
          if (answer.status !== 501) expect(answer.status, text.slice(0, 200)).toBeLessThan(500)
          expect(expected, `undocumented ${answer.status}: ${text.slice(0, 200)}`).toBeDefined()
          if (expected === undefined) return
          const isFit = ajv.validate(`api#/components/schemas/${expected}`, JSON.parse(text))
          expect(isFit, `${ajv.errorsText()} in ${text.slice(0, 300)}`).toBe(true)
        },
      ),
      { seed, numRuns },
    )
  })
})

it('the document lists every call once and resolves all its references', () => {
  expect(document.openapi).toBe('3.1.0')
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  for (const reference of references) expect(Object.keys(schemas)).toContain(reference?.replace('#/components/schemas/', ''))
  const served = contractRoutes({} as Deps).routes.filter(({ method }) => method !== 'ALL')
  const calls = new Set(served.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`))
  expect(operations.map(({ route }) => route).toSorted()).toEqual([...calls].toSorted())
})
