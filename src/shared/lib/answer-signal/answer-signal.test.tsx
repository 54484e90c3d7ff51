import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSoundOn, signalAnswer, switchSound } from './answer-signal'

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true)
const opened = vi.fn<() => void>()
const wantMotion = (isStill: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isStill }))

beforeEach(() => {
  vibrate.mockClear()
  opened.mockClear()
  wantMotion(false)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        opened()
      }
      resume = () => Promise.reject(new Error('not allowed'))
    },
  )
})
afterEach(() => {
  switchSound(false)
  Reflect.deleteProperty(navigator, 'vibrate')
  vi.unstubAllGlobals()
})

test('a right answer is one short pulse, any other two with a rest', () => {
  signalAnswer(true)
  signalAnswer(false)
  expect(vibrate.mock.calls).toEqual([[[10]], [[20, 40, 20]]])
})

test('who wants no motion feels nothing, and a device that cannot be felt is no obstacle', () => {
  wantMotion(true)
  signalAnswer(true)
  Reflect.deleteProperty(navigator, 'vibrate')
  wantMotion(false)
  signalAnswer(true)
  expect(vibrate).not.toHaveBeenCalled()
})

test('nothing is heard before the switch, and a browser that forbids sound breaks nothing', () => {
  signalAnswer(true)
  expect([isSoundOn(), opened.mock.calls.length]).toEqual([false, 0])
  switchSound(true)
  signalAnswer(true)
  expect([isSoundOn(), opened.mock.calls.length]).toEqual([true, 1])
  switchSound(false)
  expect(isSoundOn()).toBe(false)
})
