import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { fetchLayout } from '../../chart/layout.ts'
import { readChart, type Chart } from '../../chart/read-chart.ts'
import type { Forms } from '../../forms/form.ts'
import type { Coverage } from '../model/coverage.ts'
import type { Tape } from '../../replay/tape.ts'
import type { ActorRecord, Feed, LogEntry } from '../model/observed.ts'
import type { Tabs } from '../model/side-window.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView } from './chart-view.tsx'
import { useNotes } from './coverage-view.tsx'
import { Gallery } from './gallery.tsx'
import { SearchBox } from './search-box.tsx'
import { SequenceView } from './sequence-view.tsx'
import { Side } from './side.tsx'
import { TabPicker } from './tab-picker.tsx'
import { TapeView } from './tape-view.tsx'
import { usePanelLocation } from './use-panel-location.ts'
import { Views } from './views.tsx'
import { english, usePanelText, PanelTextContext, type PanelText } from './panel-text.ts'
import './styles.mjs'

export type PanelProps = {
  feed: Feed | Tabs
  /** The charts of the application; those that do not run can be looked at, too. */
  machines: readonly AnyStateMachine[]
  /** Opens the panel in a window of its own; left out where it stands in one. */
  onOpenBeside?: (() => void) | undefined
  text?: PanelText
  /** The fields of the events of each chart; without them every event is sent bare. */
  forms?: Forms
  /** The coverage of the last run of tests; null where none has run. */
  coverage?: Coverage | null
  /** Returns example events of a chart, for generated ways. */
  examples?: (chart: string) => readonly AnyEventObject[]
  /** Parts of the context of a chart that no copy can hold, such as functions: generated ways need them. */
  surroundings?: (chart: string) => object
  /** The application as a recorder and a player, where it is one. */
  tape?: Tape | null
}

/** The charts of an application at work: who is there, where each stands, what happened, and what may happen next. */
export function Panel(props: PanelProps) {
  const {
    feed,
    machines,
    onOpenBeside,
    text = english,
    forms = noForms,
    coverage = null,
    examples = noExamples,
    surroundings = noSurroundings,
    tape = null,
  } = props
  // Beside the first drawing of the panel, not after it.
  useState(fetchLayout)
  const charts: ReadonlyMap<string, Chart> = useMemo(
    () => new Map(machines.map((machine) => [machine.id, readChart(machine, text.anyEvent)])),
    [machines, text],
  )
  const observed = useSyncExternalStore(feed.subscribe, feed.read)
  const { shown, actor, moment, ways } = usePanelLocation(observed)
  const [sought, seek] = useState('')
  const { wanted, want, press } = useSending(feed, actor, forms)
  const chart = charts.get(actor ? (actor.chart ?? '') : (shown.chart ?? ''))
  const machine = machines.find(({ id }) => id === chart?.id)
  const isCoverage = shown.view === 'coverage'
  const notes = useNotes(chart, coverage)
  const pickOf = (tab: string, entry: LogEntry) => {
    if ('tabs' in feed && feed.followed() !== tab) feed.follow(tab)
    ways.toEvent(entry)
  }
  return (
    <PanelTextContext value={text}>
      <div className="chart-lab">
        <Head feed={feed} onOpenBeside={onOpenBeside}>
          <SearchBox feed={feed} charts={charts} observed={observed} sought={sought} onSeek={seek} onPick={ways.toFound} />
        </Head>
        <Choice>
          <ActorTree actors={observed.actors} picked={actor?.id ?? null} onPick={ways.toActor} />
          <Gallery charts={charts} picked={actor ? null : (chart?.id ?? null)} onPick={ways.toChart} />
        </Choice>
        <main tabIndex={-1}>
          <Views view={shown.view} hasTape={tape !== null} onPick={ways.toView} />
          {shown.view === 'tape' && tape ? (
            <TapeView tape={tape} tab={'followed' in feed ? feed.followed() : null} />
          ) : shown.view === 'sequence' ? (
            <SequenceView feed={feed} moment={moment?.number ?? null} onPick={pickOf} />
          ) : chart && machine ? (
            <ChartView
              key={chart.id}
              chart={chart}
              machine={machine}
              active={(moment ?? actor)?.active ?? none}
              last={(moment ? moment.took : actor?.last) ?? none}
              taken={isCoverage ? none : (actor?.taken ?? none)}
              notes={isCoverage ? notes : undefined}
              sought={sought}
              state={shown.state}
              onSend={actor && !moment && !isCoverage && feed.takesEvents !== false ? press : null}
              onPickState={ways.toState}
            />
          ) : (
            <p data-part="empty">{actor ? text.noChart : text.pickChart}</p>
          )}
        </main>
        <Side
          feed={feed}
          log={observed.log}
          chosen={{ chart, machine, actor, moment }}
          ways={ways}
          form={{
            forms,
            wanted: wanted?.actor === actor?.id ? (wanted?.type ?? '') : '',
            onWant: (type) => actor && want({ actor: actor.id, type }),
          }}
          covered={isCoverage ? { coverage, examples: examples(chart?.id ?? ''), surroundings: surroundings(chart?.id ?? '') } : null}
        />
      </div>
    </PanelTextContext>
  )
}

/** Sends the pressed events of an actor; one that carries something is filled in first. */
function useSending(feed: PanelProps['feed'], actor: ActorRecord | undefined, forms: Forms) {
  const [wanted, want] = useState<{ actor: string; type: string } | null>(null)
  const press = (type: string) => {
    if (!actor) return
    const form = forms[actor.chart ?? '']?.[type] ?? {}
    if (Object.values(form).every(({ isOptional }) => isOptional)) void feed.send(actor.id, { type })
    else want({ actor: actor.id, type })
  }
  return { wanted, want, press }
}

type HeadProps = Pick<PanelProps, 'feed' | 'onOpenBeside'> & { children: ReactNode }

/** The head of the panel: its title, the search, the choice of a tab and the way to a window of its own. */
function Head({ feed, onOpenBeside, children }: HeadProps) {
  const panelText = usePanelText()
  return (
    <header>
      <h1>{panelText.title}</h1>
      {children}
      {'tabs' in feed && <TabPicker feed={feed} />}
      {onOpenBeside && (
        <button type="button" onClick={onOpenBeside}>
          {panelText.openBeside}
        </button>
      )}
    </header>
  )
}

/** The running actors and the gallery of charts, each under its heading. */
function Choice({ children: [actors, charts] }: { children: [ReactNode, ReactNode] }) {
  const panelText = usePanelText()
  return (
    <nav aria-label={panelText.actorsAndCharts}>
      <h2>{panelText.running}</h2>
      {actors}
      <h2>{panelText.allCharts}</h2>
      {charts}
    </nav>
  )
}

const none: readonly string[] = []
const noExamples = () => []
const noSurroundings = () => ({})
const noForms: Forms = {}
