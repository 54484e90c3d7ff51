import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeBuild } from './write-build.ts'

test('a build is named in both files and in every page that starts the site', () => {
  const site = mkdtempSync(join(tmpdir(), 'skladu-site-'))
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const plain = '<html><head><title>Помилка</title></head></html>'
  writeFileSync(join(site, 'index.html'), '<html><head><script type="module" src="/a.js"></script></head></html>')
  writeFileSync(join(site, 'error.html'), plain)
  writeBuild('0123456789abcdef', site, '2026-11-01T10:00:00.000Z')
  const build = { id: '0123456789ab', time: '2026-11-01T10:00:00.000Z' }
  expect([JSON.parse(read('builds/latest.json')), JSON.parse(read('builds/meta/0123456789ab.json'))]).toEqual([build, build])
  expect(read('index.html')).toContain('<meta name="build" content="0123456789ab" data-time="2026-11-01T10:00:00.000Z" /></head>')
  expect(read('error.html')).toBe(plain)
  rmSync(site, { recursive: true })
})
