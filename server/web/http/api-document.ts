import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { schemaComponents } from './schemas.ts'

/** A call as the document describes it. */
export type DocumentedCall = {
  summary: string
  description: string
  tags: string[]
  security: unknown[]
  parameters?: { in: string; name: string; required?: boolean; description: string }[]
  requestBody?: { content: Record<string, { schema: { $ref: string } }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: { $ref: string } }> }>
}

/** The OpenAPI document of the API. */
export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentedCall>>
  components: { schemas: Record<string, object> }
}

/** The parts of the document other than the calls. */
const documentation = () => ({
  info: {
    title: 'Складу API',
    version: '3.0.0',
    description: 'Answers are JSON with everything under `data`; every error answer is `{errorMessage}`. Times are ISO 8601 in UTC.',
  },
  servers: [{ url: '/api' }],
  tags: [
    { name: 'content', description: 'Subjects, theory, courses, pages, admission' },
    { name: 'flashcards', description: 'Decks, own cards, the log of reviews' },
    { name: 'groups', description: 'Classes: seats, invitations, works, reports' },
    { name: 'payments', description: 'Products, payments, gifts' },
    { name: 'session', description: 'Who calls: guests, accounts, providers, other devices' },
    { name: 'site', description: 'What the site tells of itself: errors, speed, faults' },
    { name: 'surveys', description: 'Papers and practice, from the start to the result' },
    { name: 'user', description: 'What belongs to the visitor: profile, facts, devices, reminders' },
  ],
  components: { schemas: schemaComponents(), securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } } },
})

/** What the parameters of all calls mean, by name. */
const parameterMeanings: Record<string, string> = {
  after: 'Only what comes after this; as the last answer named it',
  assignment: 'Id of the assignment',
  code: 'Code of an invitation, as it was given out',
  course: 'Id of the course',
  deck: 'Id of the deck',
  format: 'The kind of file wanted',
  group: 'Id of the group',
  id: 'Id of what is meant',
  'Idempotency-Key': 'One for each wish of a person. A repeated call with the same key gets the first answer and does nothing twice',
  kind: 'Only this kind',
  member: 'Id of the member',
  number: 'Number of the lesson, from 1',
  report: 'Id of the report',
  seo_code: 'Address of the article: the present one, or an earlier one',
  since: 'Only what is not older than this, or what changed after this version',
  ids: 'The ids of what is wanted, parted by commas',
  store: 'The store that renews the subscription',
  subject: 'Id of the subject, such as `math`',
  token: 'Token of the link, as it was given out',
  type: 'Kind of theory, such as `notes`',
  work: 'Id of the work',
  worksheet: 'Id of the worksheet',
}

let made: Promise<ApiDocument> | undefined

/** The document of these calls; it is put together once and needs no store. */
export function apiDocument(calls: Hono): Promise<ApiDocument> {
  made ??= generateSpecs(calls, { documentation: documentation(), defaultValidationErrorResponse: false }).then((spec) => {
    const document = spec as unknown as ApiDocument
    for (const methods of Object.values(document.paths))
      for (const call of Object.values(methods))
        for (const parameter of call.parameters ?? []) parameter.description = parameterMeanings[parameter.name] ?? ''
    return document
  })
  return made
}
