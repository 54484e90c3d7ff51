import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { browserKills } from '../bench/kills.ts'
import { begin } from '../bench/pupil.ts'
import { expect, test } from './site.ts'

test('a browser killed three times right after an answer has lost none of them; twenty times in `npm run bench:survey`', async ({
  baseURL,
}) => {
  test.slow()
  const profile = mkdtempSync(join(tmpdir(), 'skladu-profile-'))
  const browser = { executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] }
  try {
    expect(await browserKills(3, await begin(baseURL ?? ''), profile, browser)).toBe(0)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
