import { useMemo } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Chart } from '../../chart/read-chart.ts'
import type { Forms } from '../../forms/form.ts'
import type { Coverage } from '../model/coverage.ts'
import type { ActorRecord, Feed, LogEntry, Observed } from '../model/observed.ts'
import { CoverageSide } from './coverage-view.tsx'
import { EventLog } from './event-log.tsx'
import { Inside } from './inside.tsx'
import { Sender } from './sender.tsx'
import type { Ways } from './use-panel-location.ts'

type SideProps = {
  feed: Feed
  log: Observed['log']
  chosen: {
    chart: Chart | undefined
    machine: AnyStateMachine | undefined
    actor: ActorRecord | undefined
    moment: LogEntry | undefined
  }
  ways: Ways
  /** The fields of each event, and the event whose form is open. */
  form: { forms: Forms; wanted: string; onWant: (type: string) => void }
  /** Set while the panel shows coverage instead of the actor. */
  covered: { coverage: Coverage | null; examples: readonly AnyEventObject[]; surroundings: object } | null
}

/** Shows the context and the past of the chosen actor with a form to send it an event, or the coverage of its chart. */
export function Side({ feed, log, chosen, ways, form, covered }: SideProps) {
  const { chart, machine, actor, moment } = chosen
  const id = actor?.id
  const own = useMemo(() => log.filter((entry) => entry.actor === id), [log, id])
  const shown = moment ?? actor
  const step = (by: number) => {
    const next = own[own.findIndex(({ number }) => number === (moment ?? own.at(-1))?.number) + by]
    if (next) ways.toEvent(next)
    else ways.toNow()
  }
  if (covered && chart && machine)
    return (
      <aside>
        <CoverageSide feed={feed} chart={chart} machine={machine} actor={feed.takesEvents === false ? undefined : actor} {...covered} />
      </aside>
    )
  return (
    <aside>
      {actor && chart && feed.takesEvents !== false && (
        <Sender
          key={`sender ${actor.id}`}
          chart={chart}
          active={actor.active}
          forms={form.forms[chart.id] ?? {}}
          wanted={form.wanted}
          onWant={form.onWant}
          onSend={(event) => feed.send(actor.id, event)}
        />
      )}
      {actor && shown && (
        <Inside
          key={actor.id}
          feed={feed}
          actor={actor.id}
          value={shown.value}
          moment={moment?.number ?? null}
          sign={actor}
          onStep={step}
          onLive={ways.toNow}
        />
      )}
      <EventLog
        feed={feed}
        own={actor ? own : null}
        log={log}
        chart={chart?.id ?? null}
        moment={moment?.number ?? null}
        onPick={(entry) => (entry ? ways.toEvent(entry) : ways.toNow())}
      />
    </aside>
  )
}
