import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { coverageOf, followApp, type Feed, type Tabs, type Coverage, type CoveragePart } from '#chart-lab/inspector'
import { Panel } from '#chart-lab/panel'
import { followTape } from '#chart-lab/tape'
import { createLocalStore } from '@/shared/lib/local-store'
import { NotFoundError } from '@/shared/lib/not-found'
import { machines } from './all-charts'
import { examplesOf, surroundingsOf } from './examples'
import { forms, inspector, isSwitchedOn, openBeside, tapeName, channelName } from './start'
import { panelText } from './panel-text'

const parts = import.meta.glob<CoveragePart>('/node_modules/.cache/chart-lab/*.json', { eager: true, exhaustive: true, import: 'default' })

/** The coverage of the last run of model tests at the time of the build; null where they have not run. */
const coverage: Coverage | null = Object.keys(parts).length === 0 ? null : coverageOf(Object.values(parts))

/** Where the developer’s server says what tests of models have counted. */
const coverageAddress = '/__coverage.json'

const tape = typeof BroadcastChannel === 'function' ? followTape(tapeName) : null

/** What the last run of model tests has counted, read anew whenever somebody comes back to this window: `npm run dev` serves it as it is now. */
function useCoverage(): Coverage | null {
  const [latest, setLatest] = useState(coverage)
  useEffect(() => {
    const look = async () => {
      const answer = await fetch(coverageAddress).catch(() => null)
      if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return
      const found = (await answer.json()) as CoveragePart[]
      if (found.length > 0) setLatest(coverageOf(found))
    }
    const onFocus = () => void look()
    onFocus()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
  return latest
}

const application = { machines, text: panelText, forms, examples: examplesOf, surroundings: surroundingsOf, tape }

/** The charts of the app at work: who is there, where each stands, what happened, and what may happen next. */
export function StatechartsPage() {
  if (!isSwitchedOn(createLocalStore())) throw new NotFoundError()
  return <Statecharts feed={inspector} />
}

/** The charts of this tab, or of the tabs beside this window. */
export function Statecharts({ feed }: { feed: Feed | Tabs }) {
  const latest = useCoverage()
  return (
    <div style={{ position: 'fixed', inset: 0, zIndex: 10 }}>
      <Panel feed={feed} {...application} coverage={latest} onOpenBeside={'tabs' in feed ? undefined : openBeside} />
    </div>
  )
}

/** Shows the charts of the tabs beside this window, and starts nothing of the app. */
export function showBeside(place: HTMLElement): void {
  document.title = 'Діаграми станів'
  createRoot(place).render(<Statecharts feed={followApp(channelName)} />)
}
