import { createRoot } from 'react-dom/client'
import { coverageOf, followApp, type Feed, type Tabs, type Coverage, type CoveragePart } from '#chart-lab/inspector'
import { Panel } from '#chart-lab/panel'
import { followTape } from '#chart-lab/tape'
import { createLocalStore } from '@/shared/lib/local-store'
import { NotFoundError } from '@/shared/lib/not-found'
import { machines } from './all-charts'
import { examplesOf } from './examples'
import { forms, inspector, isSwitchedOn, openBeside, tapeName, channelName } from './start'
import { panelText } from './panel-text'

const parts = import.meta.glob<CoveragePart>('/node_modules/.cache/chart-lab/*.json', { eager: true, exhaustive: true, import: 'default' })

/** The coverage of the last run of model tests at the time of the build; null where they have not run. */
const coverage: Coverage | null = Object.keys(parts).length === 0 ? null : coverageOf(Object.values(parts))

const tape = typeof BroadcastChannel === 'function' ? followTape(tapeName) : null

const application = { machines, text: panelText, forms, coverage, examples: examplesOf, tape }

/** The charts of the app at work: who is there, where each stands, what happened, and what may happen next. */
export function StatechartsPage() {
  if (!isSwitchedOn(createLocalStore())) throw new NotFoundError()
  return <Statecharts feed={inspector} />
}

/** The charts of this tab, or of the tabs beside this window. */
export const Statecharts = ({ feed }: { feed: Feed | Tabs }) => (
  <div style={{ position: 'fixed', inset: 0, zIndex: 10 }}>
    <Panel feed={feed} {...application} onOpenBeside={'tabs' in feed ? undefined : openBeside} />
  </div>
)

/** Shows the charts of the tabs beside this window, and starts nothing of the app. */
export function showBeside(place: HTMLElement): void {
  document.title = 'Діаграми станів'
  createRoot(place).render(<Statecharts feed={followApp(channelName)} />)
}
