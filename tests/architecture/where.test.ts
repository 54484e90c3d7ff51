import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = [...readFileSync('docs/where.md', 'utf8').matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)]
const behaviours = lines.map(([, behaviour = '', file = '', words = '']) => ({ behaviour, file, words }))

test('the five behaviours that a newcomer is asked for have a line', () => {
  const named = behaviours.map(({ behaviour }) => behaviour).join('\n')
  for (const asked of ['toast', 'does not close', 'time of a paper', 'due next', 'price']) expect(named).toContain(asked)
})

test.each(behaviours)('$behaviour: $file', ({ file, words }) => {
  expect(readFileSync(file, 'utf8')).toContain(words)
})
