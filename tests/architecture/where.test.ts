import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = [...readFileSync('docs/where.md', 'utf8').matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)]
const behaviours = lines.map(([, behaviour = '', file = '', words = '']) => ({ behaviour, file, words }))

test('the behaviours that a newcomer is asked for have a line', () => {
  const named = behaviours.map(({ behaviour }) => behaviour).join('\n')
  for (const asked of ['toast', 'does not close', 'time of a paper', 'due next', 'price', '401', 'subject', 'state of the sign-in dialog'])
    expect(named).toContain(asked)
})

test.each(behaviours)('$behaviour: $file', ({ file, words }) => {
  expect(readFileSync(file, 'utf8')).toContain(words)
})

test('every ring of the server has a line', () => {
  const rooms = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.length).toBeGreaterThan(8)
  expect(rooms.filter(({ name }) => !behaviours.some(({ behaviour }) => behaviour.includes(`(\`${name}\`)`)))).toEqual([])
})
