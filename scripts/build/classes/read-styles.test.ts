import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readStyles } from './read-styles.ts'

const read = (code: string) => readStyles(code, (text) => parseSync('look.tsx', text).program)

test('every call is found with its styles and its place, under whatever name it was imported', () => {
  const code = `import { css as dress, cva, cx } from 'styled-system/css'
const onDesk = '@media (min-width: 1px)'
const look = cva({ base: { color: 'ink' } })
export const Part = () => <p className={cx(look(), dress({ gap: \`2\`, [onDesk]: { 'margin': '1' } }))} />`
  const calls = readStyles(code, (text) => parseSync('look.tsx', text).program)
  expect(calls.map(({ name, styles, start, end }) => [name, styles, code.slice(start, end).slice(0, 5)])).toEqual([
    ['cva', [{ base: { color: 'ink' } }], 'cva({'],
    ['css', [{ gap: '2', '@media (min-width: 1px)': { margin: '1' } }], 'dress'],
  ])
})

test('functions of the same name from elsewhere are left alone', () => {
  expect(read(`import { css } from './own'\ncss({ a: b })`)).toEqual([])
})

test.each(['css({ color: isRight ? "right" : "wrong" })', 'css({ ...more })', 'css(styles)', 'css({ gap: `${step}` })'])(
  '%s is refused: its styles are not known yet',
  (call) => {
    expect(() => read(`import { css } from 'styled-system/css'\n${call}`)).toThrow('not known before the program runs')
  },
)
