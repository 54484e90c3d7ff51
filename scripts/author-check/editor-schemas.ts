import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema, LazySchema } from 'valibot'
import { shapes, type Shape } from './shapes.ts'

/** Where `.vscode/settings.json` looks for them. */
export const schemaFolder = 'node_modules/.cache/content-schemas'

/** One field of each kind that the loader tells from others by a field of its own: a template over a table, a drawn part of a sheet … */
const tellingFields = ['', 'statements', 'table', 'draw', 'file']

/** The schema of a kind of file as editors read it: a field that it does not know is a fault, as it is of the check. */
export const editorSchema = ({ schema }: Pick<Shape, 'schema'>): object => convert(schema)

const convert = (schema: GenericSchema): Record<string, unknown> => {
  const { $schema, $defs, ...written } = toJsonSchema(schema, {
    typeMode: 'input',
    // What JSON Schema cannot say, the check does.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'lazy') return { anyOf: kindsOf(valibotSchema as unknown as LazySchema<GenericSchema>).map(convert) }
      return /^(strict_)?object$/.test(valibotSchema.type) ? { ...jsonSchema, additionalProperties: false } : undefined
    },
  })
  return written
}

const kindsOf = ({ getter }: LazySchema<GenericSchema>): GenericSchema[] => [
  ...new Set(tellingFields.map((field) => getter({ [field]: true }))),
]

/** Writes a file for each kind of file. */
export function writeEditorSchemas(folder = schemaFolder): void {
  mkdirSync(folder, { recursive: true })
  for (const shape of shapes) writeFileSync(join(folder, `${shape.name}.json`), JSON.stringify(editorSchema(shape)))
}
