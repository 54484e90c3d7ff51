import { useMemo, useSyncExternalStore } from 'react'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { readChart } from '../../chart/read-chart.ts'
import { ChartView } from './chart-view.tsx'
import { english, PanelTextContext, type PanelText } from './panel-text.ts'
import './styles.mjs'

export type ChartProps = {
  machine: AnyStateMachine
  /** A running actor of this machine: where it stands is marked, and a press on an open arrow sends its event, bare. */
  actor?: AnyActor | undefined
  text?: PanelText
}

const none: readonly string[] = []

/** One chart that fits its container, live where an actor of it is given. */
export function Chart({ machine, actor, text = english }: ChartProps) {
  const chart = useMemo(() => readChart(machine, text.anyEvent), [machine, text])
  const watched = useMemo(() => watch(actor), [actor])
  const active = useSyncExternalStore(watched.subscribe, watched.read, watched.read)
  return (
    <PanelTextContext value={text}>
      <div className="chart-lab" data-part="alone">
        <main>
          <ChartView
            key={chart.id}
            chart={chart}
            machine={machine}
            active={active}
            last={none}
            taken={none}
            notes={undefined}
            sought=""
            state={null}
            onSend={actor ? (type) => actor.send({ type }) : null}
            onPickState={() => undefined}
          />
        </main>
      </div>
    </PanelTextContext>
  )
}

type StatesSnapshot = { _nodes?: readonly { id: string }[] }

/** The ids of the states that an actor stands in; the same array until they change. */
function watch(actor: AnyActor | undefined) {
  const idsOf = (): readonly string[] => ((actor?.getSnapshot() as StatesSnapshot | undefined)?._nodes ?? []).map(({ id }) => id)
  let ids: readonly string[] = actor ? idsOf() : none
  const isSame = (other: readonly string[]) => other.length === ids.length && other.every((id, index) => id === ids[index])
  return {
    read: () => ids,
    subscribe: (tell: () => void) => {
      const look = () => {
        const next = idsOf()
        if (isSame(next)) return
        ids = next
        tell()
      }
      look()
      const subscription = actor?.subscribe(look)
      return () => subscription?.unsubscribe()
    },
  }
}
