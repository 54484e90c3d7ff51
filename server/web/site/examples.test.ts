import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examplesLine, sayExamples } from './examples.ts'

const shipped: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'))

test('the configuration of the repository has an example of every element of the footer, and the line names them all', () => {
  expect(examplesLine(shipped, true)).toBe(
    '⚠ Показую приклади з config.json. Перед розгортанням заміни в «brand»: legalEntity, registrationNumber, address, emails, phone, socials, stores',
  )
  expect(shipped).toMatchObject({ brand: { socials: { length: 3 }, stores: { length: 2 }, emails: { length: 2 } } })
})

test('in production they are hidden, and the line says so', () => {
  expect(examplesLine(shipped, false)).toContain('Приховую приклади')
})

test('a deployment that has changed them all is not told anything', () => {
  expect(examplesLine({ brand: { legalEntity: 'ТОВ “Складу”', emails: ['a@skladu.ua'] } }, false)).toBeNull()
})

test('a file that says itself that its examples are to be shown is not believed', () => {
  expect(sayExamples({ brand: { name: 'Складу', showsExamples: true } }, false)).toEqual({ brand: { name: 'Складу' } })
})
