import fc from 'fast-check'

/** The part of JSON Schema that our own document uses. */
export type JsonSchema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
type Schemas = Record<string, JsonSchema>

const oddities = [null, '', '\u0000', -1, 1e308, 2 ** 53, '9'.repeat(400), [], {}, '__proto__', "' or 1=1 --", '𝔘\ud800', '‮abc', true]
const junk: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...oddities))

/** Bodies that fit a schema, that nearly fit it, and that do not at all. */
export function mutated(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const good = fitting(schema, schemas)
  const nearly = fc.tuple(good, fc.nat(), junk).map(([value, index, odd]) => replaceSomewhere(value, index, odd))
  return fc.oneof({ weight: 4, arbitrary: good }, { weight: 4, arbitrary: nearly }, { weight: 1, arbitrary: junk })
}

function fitting(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => fitting(each, schemas)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return fittingObject(schema, schemas)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, schemas), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 2 ** 31 })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fittingText(schema)
    default:
      return junk
  }
}

function fittingObject(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, fitting(each, schemas)] as const)
  if (properties.length > 0) return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
  return fc.dictionary(
    fc.constantFrom('1', '2', 'a', 'x'),
    typeof schema.additionalProperties === 'object' ? fitting(schema.additionalProperties, schemas) : junk,
  )
}

function fittingText(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format?.includes('email')) return fc.constantFrom('a@example.com', 'b.c+d@sub.example.org')
  if (/^\^(20|\\d\{4\}-)/.test(schema.pattern ?? ''))
    return fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2099-12-31') }).map((date) => date.toISOString())
  if (schema.pattern !== undefined)
    return fc.constantFrom('training', 'one', 'two', 'one-single', 'one-numeric', 'two-gap', 'two.single-1', 'one.first')
  return fc.string({
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 30, (schema.minLength ?? 0) + 20),
    unit: 'binary',
  })
}

function replaceSomewhere(value: unknown, index: number, odd: unknown): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const names = Object.keys(value)
  const name = names[index % Math.max(names.length, 1)]
  if (name === undefined) return odd
  const inner: unknown = Reflect.get(value, name)
  const replaced = index % 3 === 0 ? odd : replaceSomewhere(inner, Math.floor(index / 3), odd)
  return Array.isArray(value) ? value.with(Number(name), replaced) : { ...value, [name]: replaced }
}
