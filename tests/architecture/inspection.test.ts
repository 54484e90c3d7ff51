import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Calls that create a root actor; the inspector writes such calls as text. */
const start = /\b(?:createActor|useActor|useActorRef|useMachine)\(/g
const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/app/statecharts/'))

/** The arguments of the call whose bracket opens just before `from`. */
function argumentsOf(text: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return text.slice(from, at - 1)
}

/** A call without arguments hands an actor on that is there already. */
const roots = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(start)]
    .map((match) => ({ file, given: argumentsOf(text, match.index + match[0].length) }))
    .filter(({ given }) => given !== '')
})

test('every root actor lets itself be looked at', () => {
  expect(roots.length).toBeGreaterThan(15)
  expect(roots.filter(({ given }) => !/\binspection\(\)/.test(given)).map(({ file }) => file)).toEqual([])
})
