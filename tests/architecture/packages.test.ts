import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const packages = globSync('packages/*/package.json').map((file) => file.replace('/package.json', ''))
/** Words, names and addresses that belong to this product alone. */
const ownWords = /склад[уі]|нмт|учн[іяюе]|предмет|картк|skladu|nmt|survey|flashcard|authModal|__statecharts|paywall/i

describe.each(packages)('%s', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,css,json,md}`, { exclude: ['**/dist/**'] }).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )

  test('knows no word of the product', () => {
    expect(files.length).toBeGreaterThan(5)
    expect(
      files.flatMap(([file, text]) =>
        text
          .split('\n')
          .filter((line) => ownWords.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      ),
    ).toEqual([])
  })

  test('asks for nothing outside itself but the packages that it names', () => {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
      'dependencies' | 'devDependencies' | 'peerDependencies',
      object | undefined
    >
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const isTest = (file: string) => /\.test\.tsx?$/.test(file)
    const asked = files
      .filter(([file]) => /\.tsx?$/.test(file) && !isTest(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(/^(?:import|export|\}) .*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm)].map(
          ([, one, other]) => [file, one ?? other ?? ''] as const,
        ),
      )
    const nameOf = (path: string) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/')
    const own = Object.keys(manifest.devDependencies ?? {})
    const isNamed = (file: string, name: string) =>
      named.includes(name) || (/\/example\/|\/vite\.config\.ts$/.test(file) && own.includes(name))
    expect(asked.filter(([file, path]) => !path.startsWith('node:') && !isNamed(file, nameOf(path)))).toEqual([])
  })

  test('has a licence, a readme and a manifest, so that it could be published as it stands', () => {
    expect(globSync(`${folder}/{LICENSE,README.md,package.json}`)).toHaveLength(3)
    expect(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))).toMatchObject({
      license: 'MIT',
      type: 'module',
      exports: expect.any(Object),
    })
  })
})
