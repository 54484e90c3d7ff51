import { expect, test } from 'vitest'
import { exportDeck } from './export-deck.ts'

const csvOf = (front: string): string => {
  const { base64 } = exportDeck('Колода', [{ kind: 'basic', front, back: front, subject: null }] as never, 'csv', new Date(0))
  return Buffer.from(base64, 'base64').toString()
}

test.each(['=HYPERLINK("http://evil.test")', '=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is no formula in a table',
  (words) => {
    const [row = ''] = csvOf(words).slice(1).split('\r\n')
    expect(row.split(',')[0]?.replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

test('other words stand as they are', () => {
  expect(csvOf('Рік хрещення')).toBe('\ufeffРік хрещення,Рік хрещення\r\n')
})
