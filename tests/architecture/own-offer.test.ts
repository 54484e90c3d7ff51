import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = [...globSync('src/{app,widgets,features,entities,pages}/**/*.{ts,tsx}'), ...globSync('content/{pages,legal}/*.yaml')]
const isOfTheOfferItself = (file: string) => /^src\/pages\/paywall\/|\.test\.tsx?$|^src\/app\/routing\//.test(file)

test('every link to the offer asks for the visitor’s own page of it, and names neither of the two', () => {
  const linking = sources.filter((file) => !isOfTheOfferItself(file)).map((file) => [file, readFileSync(file, 'utf8')] as const)
  const naming = linking.filter(([, text]) => /addresses\.paywall(V2)?\.to\(|['"`(]\/paywall(?!\?variant=own)/.test(text))
  expect(naming.map(([file]) => file)).toEqual([])
  expect(linking.filter(([, text]) => /ownOffer\(|\/paywall\?variant=own/.test(text)).length).toBeGreaterThanOrEqual(6)
})
