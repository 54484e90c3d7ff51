import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
// @ts-expect-error it is plain JavaScript
import { readForms } from './read-forms.mjs'

/** The compiler with a JavaScript interface is the one that Panda brings. */
const fromPanda = createRequire(createRequire(createRequire(import.meta.url).resolve('@pandacss/dev')).resolve('@pandacss/config'))
const folder = mkdtempSync(resolve('node_modules/.cache/forms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: { strict: true, moduleResolution: 'bundler', module: 'esnext' } }),
)

function read(source: string): { forms: object; said: string[] } {
  const file = join(folder, 'charts.ts')
  writeFileSync(file, source)
  const said: string[] = []
  const forms = readForms(fromPanda('typescript'), [file], join(folder, 'tsconfig.json'), (line: string) =>
    said.push(line.replace(folder, '')),
  )
  return { forms, said }
}

test('what events carry is read of every chart of a file, however its id is written', () => {
  const { forms, said } = read(`
    import { createMachine, setup } from 'xstate'
    const lamp = setup({ types: { events: {} as { type: 'dim'; to: number; soon?: boolean } | { type: 'press' | 'hold' } } }).createMachine({ initial: 'off', id: "lamp-1", states: { off: {} } })
    export { lamp as light }
    export const bell = createMachine({ types: {} as { events: { type: 'ring'; tone: 'high' | 'low' | null } }, id: \`bell\` }).provide({})
  `)
  expect(said).toEqual([])
  expect(forms).toEqual({
    bell: { ring: { tone: { kind: 'one of', of: [{ kind: 'choice', of: ['high', 'low'] }, { kind: 'nothing' }] } } },
    'lamp-1': { dim: { soon: expect.objectContaining({ isOptional: true }) as object, to: { kind: 'number' } }, hold: {}, press: {} },
  })
}, 60_000)

test('a chart whose id is not written there, and a file without a chart, are told of', () => {
  expect(read(`import { createMachine } from 'xstate'\nconst id = String(1)\nexport const odd = createMachine({ id })`).said).toEqual([
    '/charts.ts: the id of odd is not written where it is made',
  ])
  expect(read('export const nothing = 1').said).toEqual(['/charts.ts exports no chart'])
}, 60_000)
