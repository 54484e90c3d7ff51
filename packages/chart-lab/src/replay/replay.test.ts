// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { recordingOf } from '../testing/recording-of.ts'
import type { Entry } from '../recorder/recording.ts'
import { prepareReplay, type Replay } from './replay.ts'

const own = { Date, setTimeout, clearTimeout, setInterval, clearInterval }
const wait = (ms: number) => new Promise<void>((over) => own.setTimeout.call(globalThis, over, ms))
let replay: Replay
afterEach(() => {
  replay.goOn()
  Object.assign(globalThis, own)
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const press = (name: string): Entry => ({ at: 0, kind: 'press', what: 'button', name, nth: 0 })
function prepare(entries: Entry[], page = '/'): string[] {
  const pressed: string[] = []
  document.body.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  replay = prepareReplay(recordingOf({ page, entries, length: 1 }))
  return pressed
}
const show = (...names: string[]) => (document.body.innerHTML = names.map((name) => `<button type="button">${name}</button>`).join(''))

test('stopped and begun again while it waits for a control, it presses nothing twice', async () => {
  const pressed = prepare([press('Tea'), press('Milk')])
  const first = replay.play()
  await wait(40)
  replay.stop()
  void replay.play()
  await first
  expect(replay.progress()).toMatchObject({ cursor: 0, phase: 'waits', differences: [] })
  show('Tea', 'Milk')
  await Promise.all([replay.play(), replay.play()])
  expect([pressed, replay.progress().phase]).toEqual([['Tea', 'Milk'], 'waits'])
})

test('whoever goes on by hand is not pressed for any more', async () => {
  const pressed = prepare([press('Tea')])
  const playing = replay.play()
  await wait(40)
  replay.goOn()
  show('Tea')
  expect([await playing, pressed]).toMatchObject([{ cursor: 0, phase: 'released', differences: [] }, []])
})

test('an entry that breaks is a difference, and the rest is played', async () => {
  const pressed = prepare([press('Tea'), press('Milk')])
  show('Tea', 'Milk')
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementationOnce(() => {
    throw new Error('no focus')
  })
  expect(await replay.play()).toMatchObject({
    cursor: 2,
    phase: 'waits',
    differences: [{ index: 0, kind: 'error', detail: 'Error: no focus' }],
  })
  expect(pressed).toEqual(['Milk'])
})

test('the hash of the page, which its tab was opened without, stands again before anything starts', () => {
  prepare([], '/page#part')
  expect(location.hash).toBe('#part')
})
