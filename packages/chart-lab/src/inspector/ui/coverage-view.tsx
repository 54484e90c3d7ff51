import { useMemo } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Chart } from '../../chart/read-chart.ts'
import { noteOf, type Coverage } from '../model/coverage.ts'
import type { ActorRecord, Feed } from '../model/observed.ts'
import { PathExplorer } from './path-explorer.tsx'
import { usePanelText } from './panel-text.ts'

/** Notes the coverage of a chart at its arrows. */
export const useNotes = (chart: Chart | undefined, coverage: Coverage | null): ReadonlyMap<string, string> | undefined =>
  useMemo(
    () =>
      chart && coverage && (coverage.hits[chart.id] ?? coverage.survivors[chart.id])
        ? new Map(chart.arrows.map((arrow) => [arrow.key, noteOf(arrow, chart.id, coverage)]))
        : undefined,
    [chart, coverage],
  )

type CoverageSideProps = {
  feed: Feed
  chart: Chart
  machine: AnyStateMachine
  actor: ActorRecord | undefined
  coverage: Coverage | null
  examples: readonly AnyEventObject[]
  surroundings: object
}

/** Shows the coverage of a chart in numbers, the surviving faults with their reasons, and the ways that a live actor can walk. */
export function CoverageSide({ feed, chart, machine, actor, coverage, examples, surroundings }: CoverageSideProps) {
  const panelText = usePanelText().coverage
  const hits = coverage?.hits[chart.id]
  const drivers = coverage?.drivers.filter((driver) => chart.arrows.some(({ key }) => hits?.[key]?.[driver] !== undefined)) ?? []
  const survivors = Object.entries(coverage?.survivors[chart.id] ?? {})
  const taken = (driver: string) => chart.arrows.filter(({ key }) => (hits?.[key]?.[driver] ?? 0) > 0).length
  const missed = chart.arrows.filter(({ key }) => Object.values(hits?.[key] ?? {}).every((count) => count === 0))
  const faults = coverage?.faults[chart.id]
  return (
    <>
      <section aria-labelledby="covered">
        <h2 id="covered">{panelText.title}</h2>
        {!hits ? (
          <p>{panelText.unknown}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{panelText.driver}</th>
                <th scope="col">{panelText.transitions}</th>
                <th scope="col">{panelText.hits}</th>
              </tr>
            </thead>
            <tbody>
              {drivers.map((driver) => (
                <tr key={driver}>
                  <th scope="row">{driver}</th>
                  <td>
                    {taken(driver)} / {chart.arrows.length}
                  </td>
                  <td>{chart.arrows.reduce((sum, { key }) => sum + (hits[key]?.[driver] ?? 0), 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {hits && missed.length > 0 && (
          <>
            <h3>{panelText.missed}</h3>
            <ul data-part="lines">
              {missed.map(({ key }) => (
                <li key={key}>{key}</li>
              ))}
            </ul>
          </>
        )}
        {faults !== undefined && <p>{panelText.faults(faults - survivors.length, faults)}</p>}
      </section>
      <PathExplorer key={actor?.id} feed={feed} machine={machine} actor={actor} examples={examples} surroundings={surroundings} />
      {survivors.length > 0 && (
        <details>
          <summary>
            ☠ {panelText.survivors} · {survivors.length}
          </summary>
          <dl data-part="lines">
            {survivors.map(([name, reason]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
