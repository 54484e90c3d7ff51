import { expect, test } from 'vitest'
import * as v from 'valibot'
import { consentVersion } from '#contract/consent'
import { partnershipLetterSchema } from '#contract/partnership'
import { invoiceLetter } from './invoice'

const form = { organisation: 'Ліцей № 5', taxId: '12345678', name: 'Оля', email: 'olia@example.com', seats: '30', note: 'До літа.' }
const id = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a41'

test('a request is a letter that the server takes, with everything in it', () => {
  const letter = invoiceLetter(form, id)
  expect(letter).toEqual({
    id,
    organisation: 'Ліцей № 5',
    name: 'Оля',
    email: 'olia@example.com',
    role: 'school',
    topic: 'invoice',
    consent_version: consentVersion,
    message: 'Прошу рахунок на преміум для класу. Місць: 30.\nЄДРПОУ або ІПН: 12345678.\nДо літа.',
  })
  expect(v.parse(partnershipLetterSchema, letter)).toEqual(letter)
  expect(v.is(partnershipLetterSchema, invoiceLetter({ ...form, taxId: '', note: '', seats: '5' }, id))).toBe(true)
})
