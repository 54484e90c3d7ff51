import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Page = { sections: { id: string; text: string }[] }

const page = parse(readFileSync('content/pages/pro-nmt.yaml', 'utf8')) as Page
const list = page.sections.find(({ id }) => id === 'spravzhni-testy')?.text ?? ''
/** The centre that makes the exam, and the school of the ministry that shows its papers. */
const official = /^https:\/\/(testportal\.gov\.ua|lms\.e-school\.net\.ua)\//

test('real papers and programmes are listed by year, each at an address of those who publish them', () => {
  const rows = list.split('\n').filter((line) => /^\| (?!Рік|---)/.test(line))
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    expect(row).toMatch(/^\| (20\d\d|кожен рік|усі роки|за предметом) \| /)
    const addresses = [...row.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address ?? '')
    expect([row, addresses.length > 0 && addresses.every((address) => official.test(address))]).toEqual([row, true])
  }
})
