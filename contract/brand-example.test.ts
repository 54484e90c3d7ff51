import { expect, test } from 'vitest'
import { examplesIn, withoutExamples } from './brand-example.ts'
import { exampleBrand } from '#samples/brand'

const real = {
  name: 'Складу',
  legalEntity: 'ТОВ “Складу”',
  registrationNumber: '40123456',
  address: 'вул. Шевченка, 1, Київ',
  emails: ['olia@skladu.ua'],
  phone: '+380 44 123 45 67',
  socials: [{ name: 'Telegram', href: 'https://t.me/example' }],
  stores: [{ name: 'App Store', href: '/app' }],
}

test('what plainly is an example is taken away, and is named', () => {
  expect(withoutExamples(exampleBrand)).toEqual({
    name: 'Складу',
    legalEntity: '',
    registrationNumber: '',
    address: '',
    emails: ['olia@skladu.ua'],
    phone: '',
    socials: [],
    stores: [{ name: 'Google Play', href: 'https://play.google.com/x' }],
  })
  expect(examplesIn(exampleBrand)).toEqual(['legalEntity', 'registrationNumber', 'address', 'emails', 'phone', 'socials', 'stores'])
})

test('what is real stays', () => {
  expect([withoutExamples(real), examplesIn(real)]).toEqual([real, []])
})
