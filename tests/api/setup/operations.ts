import { Hono } from 'hono'
import type { Deps } from '../../../server/web/deps.ts'
import { apiDocument } from '../../../server/web/http/api-document.ts'
import { contractRoutes } from '../../../server/web/routes/api.ts'

/** One call of the API as its OpenAPI document describes it. */
export type Described = {
  route: string
  method: string
  path: string
  isPublic: boolean
  parameters: { in: string; name: string }[]
  /** Name of the schema of the body, null for none. */
  body: string | null
  /** Name of the schema of the answer, by status. */
  answers: Record<string, string>
}

/** The whole OpenAPI document; building it needs no store. */
export function readDocument() {
  return apiDocument(new Hono().route('/', contractRoutes({} as Deps)))
}

/** Every call of the route table. */
export async function readOperations(): Promise<Described[]> {
  const { paths } = await readDocument()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, call]) => ({
      route: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      isPublic: call.security.length === 0,
      parameters: call.parameters ?? [],
      body: call.requestBody ? schemaOf(call.requestBody) : null,
      answers: Object.fromEntries(Object.entries(call.responses).map(([status, answer]) => [status, schemaOf(answer)])),
    })),
  )
}

type Content = { content: { 'application/json': { schema: { $ref: string } } } }
type Operation = { security: unknown[]; parameters?: Described['parameters']; requestBody?: Content; responses: Record<string, Content> }

const schemaOf = ({ content }: Content): string => content['application/json'].schema.$ref.split('/').at(-1) ?? ''
