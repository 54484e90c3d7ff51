import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** Patterns of calls that write on the device; the group is the key. */
const writers = [
  /\b(?:store|visit|storage\(\)|localStorage|sessionStorage)\.(?:write|setItem)\(([^,)]+)/g,
  /\bcreateLocalStore\(\)\.write\(([^,)]+)/g,
  /\bkeep\(store, ([^,)]+)/g,
  /\bcreateStoredSet\(createLocalStore\(\), ([^,)]+)/g,
  /\b(?:deviceDatabase(?:<\w+>)?|openShelf)\(([^,)]+)/g,
  /\bcaches\.open\(([^,)]+)/g,
]
/** These write what others name. */
const channels = new Set(
  ['local-store/local-store', 'local-store/stored-set', 'device-log/shelf', 'device-log/safe-shelf', 'device-log/device-database']
    .map((name) => `src/shared/lib/${name}.ts`)
    .concat('src/app/worker/shelves.ts'),
)

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file) && !channels.has(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The text behind a name: a literal, a constant (what follows it varies) or a default of the same file, or a field of an object of constants anywhere. */
function resolve(name: string, text: string): string | undefined {
  const literal = /^'(.+)'$/.exec(name)?.[1]
  if (literal !== undefined) return literal
  const [, object, field] = /^(\w+)\.(\w+)$/.exec(name) ?? []
  if (object === undefined) {
    const constant = new RegExp(`\\b${name.replace(/ \+ .*/, '')} = '([^']+)'`)
    return (
      constant.exec(text)?.[1] ??
      (name === 'database' ? constant.exec(readFileSync('src/app/wiring/start-log.ts', 'utf8'))?.[1] : undefined)
    )
  }
  const home = [text, ...sources.map((each) => each.text)].find((each) => each.includes(`const ${object} = {`)) ?? ''
  return new RegExp(`const ${object} = \\{[^}]*?\\b${field}: '([^']+)'`).exec(home)?.[1]
}

const written = sources.flatMap(({ file, text }) =>
  writers.flatMap((writer) =>
    [...text.matchAll(writer)]
      .map(([, name = '']) => name.trim())
      .filter((name) => !name.startsWith('shelves('))
      .filter((name) => !(name === 'key' && /function keep\(/.test(text)))
      .map((name) => ({ file, name, key: resolve(name, text) })),
  ),
)
const { sections } = parse(readFileSync('content/legal/privacy.yaml', 'utf8')) as { sections: { id: string; text: string }[] }
const told = new Set([...(sections.find(({ id }) => id === 'prystrii')?.text ?? '').matchAll(/\*\*([\w-]+)\*\*/g)].map(([, key]) => key))

describe('what the site writes on the device', () => {
  test('has a name that this test can read', () => {
    expect(written.filter(({ key }) => key === undefined)).toEqual([])
  })

  test('is found at all', () => {
    expect(written.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['token', 'anonymous_token', 'refresh_token', 'premiumStatus', 'deviceId', 'theme', 'skladu-log', 'seen-1']),
    )
  })

  test('names a token in one module, which all that write tokens ask', () => {
    const names = new Set<string | undefined>(['token', 'refresh_token', 'token_refresh_at', 'anonymous_token', 'premiumStatus'])
    const home = 'src/entities/session/model/token-store.ts'
    expect([...new Set(written.filter(({ key }) => names.has(key)).map(({ file }) => file))]).toEqual([home])
    expect(
      sources.filter(
        ({ file, text }) => file !== home && /\btokenKeys\b|'(refresh_token|token_refresh_at|anonymous_token|premiumStatus)'/.test(text),
      ),
    ).toEqual([])
  })

  test('is named in the privacy policy, every key of it', () => {
    expect(written.filter(({ key }) => key !== undefined && !told.has(key))).toEqual([])
  })
})
