import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { createActor, fromPromise, waitFor } from 'xstate'
import { consentVersion } from '#contract/consent'
import { partnershipLetterSchema, type PartnershipLetter } from '#contract/partnership'
import { invoiceLetter } from './invoice'
import { invoiceMachine } from './invoice.machine'

const form = { organisation: 'Ліцей № 5', taxId: '12345678', name: 'Оля', email: 'olia@example.com', seats: '30', note: 'До літа.' }
const id = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a41'

function ask(send: (letter: PartnershipLetter) => Promise<void>) {
  const sendLetter = fromPromise<void, PartnershipLetter>(({ input }) => send(input))
  const actor = createActor(invoiceMachine.provide({ actors: { sendLetter } })).start()
  actor.send({ type: 'invoice.ask', form })
  return actor
}

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
    message: 'Прошу рахунок на групу. Місць: 30.\nЄДРПОУ або ІПН: 12345678.\nДо літа.',
  })
  expect(v.parse(partnershipLetterSchema, letter)).toEqual(letter)
  expect(v.is(partnershipLetterSchema, invoiceLetter({ ...form, taxId: '', note: '', seats: '5' }, id))).toBe(true)
})

test('a request whose answer was lost is sent again as the same letter', async () => {
  const send = vi.fn<(letter: PartnershipLetter) => Promise<void>>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue()
  const actor = ask(send)
  expect((await waitFor(actor, (snapshot) => snapshot.context.problem !== null)).value).toBe('writing')
  actor.send({ type: 'invoice.ask', form: { ...form } })
  expect((await waitFor(actor, (snapshot) => snapshot.value === 'sent')).context.problem).toBeNull()
  expect(new Set(send.mock.calls.map(([letter]) => letter.id)).size).toBe(1)
})

test('a request that was changed, or another one, is another letter', async () => {
  const send = vi.fn<(letter: PartnershipLetter) => Promise<void>>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue()
  const actor = ask(send)
  await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
  actor.send({ type: 'invoice.ask', form: { ...form, seats: '31' } })
  await waitFor(actor, (snapshot) => snapshot.value === 'sent')
  actor.send({ type: 'invoice.renew' })
  actor.send({ type: 'invoice.ask', form: { ...form, seats: '31' } })
  await waitFor(actor, (snapshot) => snapshot.value === 'sent')
  expect(new Set(send.mock.calls.map(([letter]) => letter.id)).size).toBe(3)
})
