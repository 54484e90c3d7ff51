import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalsReport } from '#contract/web-vitals'
import type { RouteName } from '#contract/route-names'

/** `share` of the visits tell how fast they were; `oldest` is when the oldest fact that waits for the server was stated, null where none waits. */
export type WatchedVisit = {
  share: number
  address: string
  build: string
  route: RouteName | undefined
  oldest: () => Promise<number | null>
}

type Hear = (tell: (metric: { value: number }) => void) => void
export type Vitals = Readonly<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Hear>>

const recheckMs = 15_000

/** Measures this visit and tells of it once, when it is left for the first time: a page that is hidden may never be seen again. */
export function watchVisit({ address, build, route, oldest }: WatchedVisit, vitals: Vitals = { onCLS, onFCP, onINP, onLCP, onTTFB }): void {
  if (route === undefined) return
  const measured: VitalsReport['measured'] = {}
  const round = (value: number) => Math.round(value * 10) / 10
  vitals.onTTFB(({ value }) => void (measured.TTFB = round(value)))
  vitals.onFCP(({ value }) => void (measured.FCP = round(value)))
  vitals.onLCP(({ value }) => void (measured.LCP = round(value)))
  vitals.onCLS(({ value }) => void (measured.CLS = round(value * 1000)))
  vitals.onINP(({ value }) => void (measured.INP = round(value)))
  const look = () =>
    void oldest().then(
      (at) => (measured.outbox = at === null ? 0 : Math.max(0, Date.now() - at)),
      () => delete measured.outbox,
    )
  look()
  const looking = setInterval(look, recheckMs)
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    clearInterval(looking)
    document.removeEventListener('visibilitychange', tell)
    navigator.sendBeacon(address, JSON.stringify({ route, build, measured } satisfies VitalsReport))
  }
  // After those of the library, which say their last word at the same moment.
  document.addEventListener('visibilitychange', tell)
}
