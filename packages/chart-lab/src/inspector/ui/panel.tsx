import { useState, useSyncExternalStore } from 'react'
import type { Chart } from '../../chart/read-chart.ts'
import type { Feed } from '../model/recording.ts'
import type { Tabs } from '../model/side-window.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView } from './chart-view.tsx'
import { EventLog } from './event-log.tsx'
import { Gallery } from './gallery.tsx'
import { Inside } from './inside.tsx'
import { Sender } from './sender.tsx'
import './panel.css'
import './drawing.css'

type PanelProps = {
  feed: Feed | Tabs
  charts: ReadonlyMap<string, Chart>
  /** Where the panel itself is shown, and where its window beside the application. */
  address: string
  sideAddress: string
}

/** The charts of this tab, or of the tabs beside this window. */
export function Panel({ feed, charts, address, sideAddress }: PanelProps) {
  const query = new URLSearchParams(location.search)
  const { actors, log } = useSyncExternalStore(feed.subscribe, feed.read)
  const [picked, pick] = useState<{ actor: string } | { chart: string } | null>(() => startOf(charts, query.get('chart')))
  const [past, setPast] = useState<number | null>(null)
  const [sought, seek] = useState('')
  const actor =
    picked && 'chart' in picked ? undefined : (actors.find(({ id }) => id === picked?.actor) ?? actors.find(({ chart }) => chart !== null))
  const chart = charts.get(picked && 'chart' in picked ? picked.chart : (actor?.chart ?? ''))
  const own = log.filter((entry) => entry.actor === actor?.id)
  const shown = past === null ? actor : own.find(({ number }) => number === past)
  const step = (by: number) => setPast(own[own.findIndex(({ number }) => number === (past ?? own.at(-1)?.number)) + by]?.number ?? null)
  const choose = (next: typeof picked) => {
    pick(next)
    setPast(null)
  }
  return (
    <div className="chart-lab">
      <header>
        <h1>Діаграми станів</h1>
        <label>
          Пошук станів і подій
          <input type="search" value={sought} onChange={({ target }) => seek(target.value)} />
        </label>
        {'tabs' in feed ? (
          <TabPicker feed={feed} />
        ) : (
          <button type="button" onClick={() => void open(sideAddress, 'statecharts', 'width=1100,height=800')}>
            Відкрити поруч із застосунком
          </button>
        )}
      </header>
      <nav aria-label="Актори й діаграми">
        <h2>Працюють</h2>
        <ActorTree actors={actors} picked={actor?.id ?? null} onPick={(id) => choose({ actor: id })} />
        <h2>Усі діаграми</h2>
        <Gallery charts={charts} picked={actor ? null : (chart?.id ?? null)} onPick={(id) => choose({ chart: id })} />
      </nav>
      <main tabIndex={-1}>
        {chart ? (
          <ChartView
            address={address}
            key={chart.id}
            chart={chart}
            active={shown?.active ?? []}
            last={(past === null ? actor?.last : own.find(({ number }) => number === past)?.took) ?? []}
            taken={actor?.taken ?? []}
            sought={sought}
            onSend={actor && past === null ? (type) => feed.send(actor.id, { type }) : null}
          />
        ) : (
          <p>
            {actor
              ? 'Цей актор — не діаграма: видно лише його події та стан.'
              : 'Обери діаграму ліворуч. Актори з’являються, щойно застосунок їх запустить.'}
          </p>
        )}
      </main>
      <aside>
        {actor && chart && <Sender key={actor.id} chart={chart} active={actor.active} onSend={(event) => feed.send(actor.id, event)} />}
        {actor && shown && <Inside value={shown.value} context={shown.context} past={past} onStep={step} onLive={() => setPast(null)} />}
        <EventLog log={actor ? own : log} chart={chart?.id ?? null} past={past} sought={sought} onPick={setPast} />
      </aside>
    </div>
  )
}

const startOf = (charts: PanelProps['charts'], chart: string | null) => (chart !== null && charts.has(chart) ? { chart } : null)

/** Which of several tabs is followed. */
function TabPicker({ feed }: { feed: Tabs }) {
  const tabs = useSyncExternalStore(feed.subscribe, feed.tabs)
  const followed = useSyncExternalStore(feed.subscribe, feed.followed)
  if (tabs.length < 2) return null
  return (
    <label>
      Вкладка
      <select value={followed ?? ''} onChange={({ target }) => feed.follow(target.value)}>
        {tabs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title} · {id.slice(0, 4)}
          </option>
        ))}
      </select>
    </label>
  )
}
