import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adviceFor, isNewEnough } from './know-machine.mjs'

const on = (platform: string, arch: string, version: string) => adviceFor({ platform, arch, version })

test.each([
  ['linux', 'x64', '20.19.0'],
  ['linux', 'x64', '25.1.0'],
  ['linux', 'arm64', '18.0.0'],
  ['darwin', 'arm64', '24.16.0'],
  ['darwin', 'x64', '26.0.0'],
  ['freebsd', 'x64', '24.21.0'],
])('%s on %s with Node %s goes on', (platform, arch, version) => {
  expect(on(platform, arch, version)).toBeNull()
})

test.each([
  ['win32', 'x64', '24.21.0', '`wsl --install`'],
  ['darwin', 'arm64', '24.15.0', '`brew install node@24 && brew link --overwrite node@24`'],
  ['darwin', 'arm64', '23.11.0', '`brew install node@24 && brew link --overwrite node@24`'],
  ['darwin', 'x64', '25.0.0', '`brew install node@24 && brew link --overwrite node@24`'],
  ['linux', 'riscv64', '22.0.0', '`nvm install 24`'],
])('%s on %s with Node %s is told in both languages to type %s', (platform, arch, version, command) => {
  const [english, ukrainian, ...more] = on(platform, arch, version)?.split('\n') ?? []
  expect([
    english?.includes(command),
    ukrainian?.includes(command),
    /[а-яіїє]/i.test(english ?? ''),
    /[а-яіїє]/i.test(ukrainian ?? ''),
  ]).toEqual([true, true, false, true])
  expect(more).toEqual([])
})

test('what is new enough here is what package.json and .nvmrc say', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  expect(engines.node).toBe('^24.16.0 || >=26')
  expect(['24.15.9', '24.16.0', '25.9.0', '26.0.0'].map(isNewEnough)).toEqual([false, true, false, true])
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n')
})
