import { vi } from 'vitest'
import { BuildUpdate } from '@/app/build-update/build-update'
import { buildOf, type BuildEvent } from '../build-update'
import type { PageHold } from '../page-driver'
import { openPart, says } from './reading'

let known = 1
let answer: ((found: Response | Error) => void) | null = null
/** Each look at the builds is held until the test answers it. */
const held = (path: string) =>
  new Promise<Response>((done, fail) => {
    if (path.includes('/meta/')) return done(Response.json(buildOf(known)))
    answer = (found) => (found instanceof Error ? fail(found) : done(found))
  })
const tell = (found: Response | Error) => {
  answer?.(found)
  answer = null
}

function open(): void {
  known = 1
  answer = null
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('fetch', held)
  openPart(<BuildUpdate build={buildOf(1)} pollSeconds={100} onUpdate={() => undefined} />)
}

/** «Доступна нова версія» at the edge of every page. */
export const buildUpdatePage: PageHold<BuildEvent> = {
  calls: {},
  moves: {
    'page opens': { do: open },
    'page is looked at again': { do: () => document.dispatchEvent(new Event('visibilitychange')) },
    'its time has come': { pass: 100_000 },
    'there is no newer build': { do: () => tell(Response.json(buildOf(known))) },
    'there is a newer build': { do: () => tell(Response.json(buildOf((known += 1)))) },
    'nobody answers': { do: () => tell(new TypeError('offline')) },
    'visitor puts it off': { press: /^Пізніше$/ },
  },
  read: () => ({ screen: says('[role=status]', 'Доступна нова версія') ? 'offering' : answer ? 'checking' : 'resting' }),
  neutral: /^Оновити$/,
}
