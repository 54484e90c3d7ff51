import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameEarly } from './name-early.ts'

test('the page asks for the first script by its content', () => {
  const askedFor = (text: string) => {
    const site = mkdtempSync(join(tmpdir(), 'skladu-early-'))
    writeFileSync(join(site, 'early.js'), text)
    writeFileSync(join(site, 'index.html'), '<script src="/early.js"></script>')
    nameEarly(site)
    const page = readFileSync(join(site, 'index.html'), 'utf8')
    rmSync(site, { recursive: true })
    return page
  }
  const [first, same, other] = ['one()', 'one()', 'two()'].map(askedFor)
  expect(first).toMatch(/^<script src="\/early\.js\?v=[\w-]{8}"><\/script>$/)
  expect([first === same, first === other]).toEqual([true, false])
})
