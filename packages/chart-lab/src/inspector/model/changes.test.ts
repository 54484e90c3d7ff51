import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { changeSince, withChange } from './changes.ts'
import { createInspector } from './inspector.ts'

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.press': 'on' } }, on: { on: { 'lamp.press': 'off' } } },
})

test('a window that is told only changes holds the same as one that is told everything', () => {
  const inspector = createInspector()
  const lamps = [1, 2].map(() => createActor(lamp, { inspect: inspector.inspect }).start())
  let before = inspector.read()
  let held = structuredClone(before)
  const sizes: number[] = []
  for (let turn = 0; turn < 23_000; turn += 1) {
    lamps[turn % 2]?.send({ type: 'lamp.press' })
    if (turn % 1000 !== 999) continue
    const after = inspector.read()
    const change = structuredClone(changeSince(before, after))
    sizes.push(change.log.length)
    held = withChange(held, change)
    before = after
  }
  expect(held).toEqual(inspector.read())
  expect(new Set(sizes)).toEqual(new Set([1000]))
  expect(held.log.length).toBe(10_000)
})
