import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { authModalMachine } from './auth-modal.machine'
import { lazyAuthModal } from './lazy-auth-modal'

function begin() {
  const make = vi.fn<() => ReturnType<typeof createActor<typeof authModalMachine>>>(() => createActor(authModalMachine))
  const modal = lazyAuthModal(make)
  const seen: string[] = []
  modal.subscribe((snapshot) => void seen.push(JSON.stringify(snapshot.value)))
  const facts = modal.on('modal.dismissed', ({ type }) => void seen.push(type))
  return { make, modal, seen, facts }
}

test('the dialog is closed, and nothing is made for it, until the first word to it', () => {
  const { make, modal, seen } = begin()
  expect([modal.getSnapshot().matches('closed'), modal.getSnapshot() === modal.getSnapshot()]).toEqual([true, true])
  expect([make.mock.calls.length, seen]).toEqual([0, []])
})

test('whoever listened before hears everything, and is made for once', () => {
  const { make, modal, seen } = begin()
  modal.send({ type: 'modal.open' })
  modal.send({ type: 'modal.close' })
  const open = JSON.stringify({ open: { view: 'signIn', call: 'resting' } })
  expect([make.mock.calls.length, seen]).toEqual([1, ['"closed"', open, 'modal.dismissed', '"closed"']])
})

test('whoever has stopped listening, before or after, hears nothing', () => {
  const { modal, seen, facts } = begin()
  facts.unsubscribe()
  const late = modal.on('modal.dismissed', () => void seen.push('late'))
  modal.send({ type: 'modal.open' })
  late.unsubscribe()
  modal.send({ type: 'modal.close' })
  expect(seen.filter((word) => !word.startsWith('{') && word !== '"closed"')).toEqual([])
})
