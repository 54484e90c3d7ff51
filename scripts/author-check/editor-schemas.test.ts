import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSource, yamlOf } from '../../server/content/source.ts'
import { editorSchema, schemaFolder } from './editor-schemas.ts'
import { shapeOf, shapes } from './shapes.ts'

const source = await readSource('content')
const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const fits = new Map(shapes.map((shape) => [shape.name, ajv.compile(editorSchema(shape))]))
const files = [...source.files.keys()].filter((file) => shapeOf(file))

describe('the schemas that an editor reads', () => {
  test('take every file of the content', () => {
    const refused = files.filter((file) => !fits.get(shapeOf(file)?.name ?? '')?.(yamlOf(source, file)))
    expect([refused, files.length > 200]).toEqual([[], true])
  })

  test('refuse a misspelt field, in a task and in a template over a table', () => {
    for (const place of ['tasks', 'templates']) {
      const misspelt = files
        .filter((file) => file.startsWith(`subjects/history/${place}/`) && !file.includes('/tables/'))
        .filter((file) => fits.get(place)?.(parse((source.files.get(file) ?? '').replaceAll('difficulty:', 'dificulty:'))))
      expect(misspelt).toEqual([])
    }
  })

  test('are named in the settings of the editor for the files that have their shape', () => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': Record<string, string[]> }
    const named = Object.entries(settings['yaml.schemas'])
    const schemaOf = (file: string) =>
      named.flatMap(([schema, globs]) => (globs.some((glob) => matchesGlob(`content/${file}`, glob)) ? [schema] : []))
    const wrong = files.filter((file) => schemaOf(file).join() !== `./${schemaFolder}/${shapeOf(file)?.name}.json`)
    expect(wrong).toEqual([])
  })
})
