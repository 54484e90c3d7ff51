import { describeRoute } from 'hono-openapi'
import { giveTraits, type CallTraits } from '../call-traits.ts'
import type { SchemaName } from './schemas.ts'

/** Describes a call for the OpenAPI document, and tells what the call is to all that stands before it. `refusals` are the statuses of its error answers. */
type Operation = CallTraits & {
  summary: string
  /** What the summary leaves open; who may call and what may be repeated is said of every call. */
  note?: string
  tag: 'session' | 'user' | 'content' | 'surveys' | 'flashcards' | 'groups' | 'payments' | 'site'
  body?: SchemaName
  status?: 200 | 201
  answer: SchemaName
  refusals?: readonly number[]
  isPublic?: boolean
  isOnce?: boolean
  query?: readonly string[]
}

const meanings: Record<number, string> = {
  400: 'The request cannot be read, or a header is missing',
  401: 'No session, or the credentials are wrong',
  403: 'Not for guests, or the address is no longer good',
  404: 'There is no such thing, or it belongs to somebody else',
  408: 'The body did not come in time',
  409: 'It does not go with the present state',
  413: 'The body is too large',
  422: 'The request does not fit the contract',
  429: 'Too many attempts; see Retry-After',
  501: 'Not set up on this server',
  503: 'Too much at once, or a provider cannot be reached; see Retry-After',
}

/** Describes a call, so that the OpenAPI document lists every status it may answer with. Calls need a bearer token unless `isPublic`. */
export function operation(call: Operation) {
  const refusals = new Set([
    ...(call.isPublic ? [] : [401, 429]),
    ...(call.body ? [400, 408, 413, 422, 503] : []),
    ...(call.isOnce ? [400, 409, 422] : []),
    ...(call.refusals ?? []),
  ])
  const parameters = [
    ...(call.isOnce
      ? [
          {
            in: 'header' as const,
            name: 'Idempotency-Key',
            required: true,
            schema: { type: 'string' as const, minLength: 8, maxLength: 128 },
          },
        ]
      : []),
    ...(call.query ?? []).map((name) => ({ in: 'query' as const, name, required: false, schema: { type: 'string' as const } })),
  ]
  const described = describeRoute({
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.tag],
    security: call.isPublic ? [] : [{ bearer: [] }],
    parameters,
    ...(call.body && { requestBody: { required: true, ...json(call.body) } }),
    responses: {
      [call.status ?? 200]: { description: call.summary, ...json(call.answer) },
      ...Object.fromEntries([...refusals].map((status) => [status, { description: meanings[status] ?? '', ...json('Problem') }])),
    },
  })
  const { kind, largestBody, isOfContent, bringsWork } = call
  giveTraits(described, {
    ...(kind && { kind }),
    ...(largestBody && { largestBody }),
    ...(isOfContent && { isOfContent }),
    ...(bringsWork && { bringsWork }),
  })
  return described
}

/** Whom the call is for, what it takes, and what happens when it comes twice. */
function descriptionOf({ note, isPublic, isOnce, body, answer, status = 200 }: Operation): string {
  const caller = isPublic
    ? 'Anybody may call it, without a token.'
    : 'It needs the token of a guest or of an account, and tells and changes only what is theirs.'
  const taken = body ? `The body is a ${body}.` : ''
  const again = isOnce ? 'Called again with the same Idempotency-Key it does nothing twice and gives the first answer.' : ''
  return [note, caller, taken, `It answers ${status} with ${answer}.`, again].filter(Boolean).join(' ')
}

const json = (name: SchemaName) => ({ content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } })
