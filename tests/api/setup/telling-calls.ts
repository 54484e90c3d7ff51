import type * as v from 'valibot'
import { answerSchemas } from '../../../server/web/http/schemas.ts'
import { readOperations, type Described } from './operations.ts'

type Schema = v.GenericSchema & {
  pipe?: readonly ({ type: string; metadata?: Record<string, unknown> } & object)[]
  entries?: Record<string, Schema>
  options?: readonly unknown[]
  items?: readonly Schema[]
  item?: Schema
  wrapped?: Schema
  key?: Schema
  value?: Schema
  getter?: (input: unknown) => Schema
}

/** Tells whether a field marked by `domain/tells.ts` stands anywhere in a schema. */
function isTelling(schema: Schema, seen = new Set<Schema>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false
  seen.add(schema)
  const isMarked = (schema.pipe ?? []).some(({ type, metadata }) => type === 'metadata' && metadata !== undefined && 'tells' in metadata)
  const inner = [
    ...(schema.pipe ?? []).filter((each): each is Schema => each !== schema && 'kind' in each && each.kind === 'schema'),
    ...Object.values(schema.entries ?? {}),
    ...((schema.options ?? []) as Schema[]),
    ...(schema.items ?? []),
    ...[schema.item, schema.wrapped, schema.value].filter((each) => each !== undefined),
    ...(schema.type === 'lazy' && schema.getter ? [schema.getter(undefined)] : []),
  ]
  return isMarked || inner.some((each) => isTelling(each, seen))
}

/** All calls of the contract whose answers have a field that tells of a task, and whether everybody may make them. */
export async function readTellingCalls(): Promise<Described[]> {
  const schemas = answerSchemas as unknown as Record<string, Schema>
  const names = new Set(Object.keys(schemas).filter((name) => schemas[name] && isTelling(schemas[name])))
  return (await readOperations()).filter(({ answers }) => Object.values(answers).some((name) => names.has(name)))
}
