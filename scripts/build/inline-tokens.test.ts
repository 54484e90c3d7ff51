import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { inlineTokens, readConstants } from './inline-tokens.ts'

const constants = new Map([
  ['--spacing-2', '0.5rem'],
  ['--borders-edge', '1.5px solid var(--colors-edge)'],
])
const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [inlineTokens(() => constants)] } } }, 'build')
const run = async (css: string) => (await preprocessCSS(css, '/sheet.css', config)).code.replaceAll(/\s+/g, ' ')

it('a constant token becomes its value and leaves no variable, a colour stays one', async () => {
  expect(
    await run(
      '@layer tokens { :root { --spacing-2: 0.5rem; --colors-edge: #000 } } a { gap: var(--spacing-2); border: var(--borders-edge) }',
    ),
  ).toBe('@layer tokens { :root { --colors-edge: #000 } } a { gap: 0.5rem; border: 1.5px solid var(--colors-edge) }')
})

it('variables that no style reads are not declared on every element', async () => {
  expect(await run('*, ::before { --blur: ; --x: 1px } a { left: var(--x) }')).toBe('*, ::before { --x: 1px } a { left: var(--x) }')
})

it('the tokens of Panda are read: steps by their size, but no colour of a theme', () => {
  const read = readConstants()
  expect([read.get('--spacing-2'), read.get('--borders-edge'), read.has('--colors-ink')]).toEqual([
    '8px',
    '1.5px solid var(--colors-edge)',
    false,
  ])
})
