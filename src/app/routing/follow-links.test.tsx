import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { answerInPayload, expectPayloads } from '@/shared/lib/payload'
import { crossFade, fetchBeforeLinks, followStill } from './follow-links'
import { defineRoute } from './route'

const fetched: string[] = []
const load = vi.fn<() => Promise<() => null>>(async () => () => null)
const routesAnew = () => [
  defineRoute({ address: 'subject', params: v.object({ subject: v.string() }), access: 'readable', title: '', isIndexed: true, load }),
]
let routes = routesAnew()
let end = () => {}

beforeEach(() => {
  fetched.length = 0
  load.mockClear()
  routes = routesAnew()
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return Response.json({ path: '/subjects/math', answers: { 'v3/subjects/math': 1 } })
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expectPayloads((path) => path.startsWith('/subjects/'), null)
  document.body.innerHTML = `<a id="inside" href="/subjects/math"><b>Математика</b></a> <a id="outside" href="https://example.org/subjects/math">Там</a>
    <a id="tab" target="_blank" href="/subjects/math">У новій вкладці</a> <a id="nowhere" href="/nope">Ніде</a>`
  end = fetchBeforeLinks(routes)
})
afterEach(() => {
  end()
  expectPayloads(() => false, null)
  vi.unstubAllGlobals()
})

const sign = (id: string, type: string) =>
  (document.querySelector(`#${id} b`) ?? document.querySelector(`#${id}`))?.dispatchEvent(new Event(type, { bubbles: true }))

describe('a link', () => {
  test.each(['pointerover', 'pointerdown', 'focusin'])('that has had %s brings the code and the answers of its page', (type) => {
    sign('inside', type)
    expect([load.mock.calls.length, fetched]).toEqual([1, ['/subjects/math/_payload.json']])
  })

  test('is asked for once, and its answers serve the visit', async () => {
    sign('inside', 'pointerover')
    sign('inside', 'pointerdown')
    expect(await answerInPayload('v3/subjects/math', '/subjects/math')).toBe(1)
    expect([load.mock.calls.length, fetched]).toEqual([1, ['/subjects/math/_payload.json']])
  })

  test.each(['outside', 'tab', 'nowhere'])('that leads %s brings nothing', (id) => {
    sign(id, 'pointerover')
    expect([load.mock.calls.length, fetched]).toEqual([0, []])
  })
})

describe('a link in what stays as it was sent', () => {
  const press = (link: string, how: MouseEventInit = {}) => {
    document.body.innerHTML = `<div data-still="">${link}</div><a href="/drawn">Ні</a>`
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    document.querySelector('a')?.dispatchEvent(event)
    return [event.defaultPrevented, location.pathname + location.search + location.hash]
  }
  let endStill = () => {}
  beforeEach(() => void (endStill = followStill(routes)))
  afterEach(() => endStill())

  test('opens its page without a reload', () => {
    expect(press('<a href="/subjects/math?tab=theory#first">Математика</a>')).toEqual([true, '/subjects/math?tab=theory#first'])
  })

  test.each([
    ['to a place on this page', '<a href="#first">Далі</a>', {}],
    ['to a letter', '<a href="mailto:a@example.org">Лист</a>', {}],
    ['to another site', '<a href="https://example.org/">Там</a>', {}],
    ['to a new tab', '<a href="/subjects" target="_blank">Предмети</a>', {}],
    ['pressed with a key for a new tab', '<a href="/subjects">Предмети</a>', { ctrlKey: true }],
  ])('%s is left to the browser', (_, link, how) => {
    expect(press(link, how)).toEqual([false, '/'])
  })
})

describe('the way to a page', () => {
  const transition = vi.fn<(draw: () => unknown) => { ready: Promise<unknown>; finished: Promise<unknown> }>((draw) => ({
    ready: Promise.reject(new DOMException('', 'AbortError')),
    finished: Promise.resolve(draw()),
  }))
  const go = async (isHere: boolean) => {
    const navigate = vi.fn<(to: string, options?: object) => void>()
    if (isHere) await routes[0]?.page?.fetch()
    Object.assign(document, { startViewTransition: transition })
    crossFade(isHere ? routes : [])(navigate, '/subjects/math', { replace: true })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/subjects/math', { replace: true })
  }
  afterEach(() => {
    transition.mockClear()
    Reflect.deleteProperty(document, 'startViewTransition')
  })

  test('fades over to one that is here', async () => {
    await go(true)
    expect(transition).toHaveBeenCalledTimes(1)
  })

  test('does not wait for one that is still to come', async () => {
    await go(false)
    expect(transition).not.toHaveBeenCalled()
  })

  test('stands still for those whom motion disturbs', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await go(true)
    expect(transition).not.toHaveBeenCalled()
  })
})
