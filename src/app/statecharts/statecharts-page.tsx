import type { Feed, Tabs } from '#chart-lab/inspector'
import { Panel } from '#chart-lab/panel'
import { followTape } from '#chart-lab/tape'
import { createLocalStore } from '@/shared/lib/local-store'
import { NotFoundError } from '@/shared/lib/not-found'
import { machines } from './all-charts'
import { coverage } from './coverage'
import { examplesOf } from './examples'
import { forms, inspector, isSwitchedOn, openBeside, tapeName } from './start'
import { panelText } from './panel-text'

const tape = typeof BroadcastChannel === 'function' ? followTape(tapeName) : null

const application = { machines, text: panelText, forms, coverage, examples: examplesOf, tape }

/** The charts of the app at work: who is there, where each stands, what happened, and what may happen next. */
export function StatechartsPage() {
  if (!isSwitchedOn(createLocalStore())) throw new NotFoundError()
  return <Statecharts feed={inspector} />
}

/** The charts of this tab, or of the tabs beside this window. */
export const Statecharts = ({ feed }: { feed: Feed | Tabs }) => (
  <Panel feed={feed} {...application} onOpenBeside={'tabs' in feed ? undefined : openBeside} />
)
