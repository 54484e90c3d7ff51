import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameEarly } from './name-early.ts'

test('the first script is named by its content, and the page asks for it by that name', () => {
  const namesOf = (text: string) => {
    const site = mkdtempSync(join(tmpdir(), 'skladu-early-'))
    mkdirSync(join(site, 'assets'))
    writeFileSync(join(site, 'early.js'), text)
    writeFileSync(join(site, 'index.html'), '<script src="/early.js"></script>')
    nameEarly(site)
    const [file = ''] = readdirSync(join(site, 'assets'))
    const found = [readFileSync(join(site, 'assets', file), 'utf8'), readFileSync(join(site, 'index.html'), 'utf8')]
    rmSync(site, { recursive: true })
    expect(found).toEqual([text, `<script src="/assets/${file}"></script>`])
    return file
  }
  const [first, same, other] = ['one()', 'one()', 'two()'].map(namesOf)
  expect(first).toMatch(/^early-[\w-]{8}\.js$/)
  expect([first === same, first === other]).toEqual([true, false])
})
