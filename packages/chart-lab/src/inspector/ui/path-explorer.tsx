import { useState } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { walkLive, waysFrom, type Walked, type Way, type Ways } from '../model/explore.ts'
import type { ActorRecord, Feed } from '../model/observed.ts'
import { usePanelText } from './panel-text.ts'

type PathExplorerProps = {
  feed: Feed
  machine: AnyStateMachine
  actor: ActorRecord | undefined
  examples: readonly AnyEventObject[]
  surroundings: object
}

/** Ways that the chart alone gives, to every transition that can be reached; the live actor walks the chosen one before our eyes. */
export function PathExplorer({ feed, machine, actor, examples, surroundings }: PathExplorerProps) {
  const panelText = usePanelText().explorer
  const [found, setFound] = useState<Ways | null>(null)
  const ways = found?.ways ?? []
  const [chosen, choose] = useState<Way | null>(null)
  const [walked, setWalked] = useState<Walked | null>(null)
  const [isWalking, setWalking] = useState(false)
  const generate = async () => {
    if (!actor) return
    const context = { ...((await feed.detail(actor.id))?.after as object | null), ...surroundings }
    const generated = waysFrom(machine, { value: JSON.parse(actor.value), context }, examples)
    setFound(generated)
    choose(generated.ways[0] ?? null)
    setWalked(null)
  }
  const walk = async () => {
    if (!actor || !chosen) return
    setWalking(true)
    setWalked({ steps: 0, difference: null })
    await walkLive(chosen, actor.id, feed, setWalked)
    setWalking(false)
  }
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{panelText.title}</h2>
      {!actor ? (
        <p>{panelText.noActor}</p>
      ) : (
        <>
          <p data-part="steps">
            <button type="button" disabled={isWalking} onClick={() => void generate()}>
              {panelText.generate}
            </button>
            <button type="button" disabled={!chosen || isWalking} onClick={() => void walk()}>
              {panelText.walk}
            </button>
          </p>
          {ways.length > 0 && (
            <label>
              {panelText.to(ways.length)}
              <select
                value={chosen?.key}
                disabled={isWalking}
                onChange={({ target }) => {
                  choose(ways.find(({ key }) => key === target.value) ?? null)
                  setWalked(null)
                }}
              >
                {ways.map(({ key, steps }) => (
                  <option key={key} value={key}>
                    {key} ({steps.length})
                  </option>
                ))}
              </select>
            </label>
          )}
          {found && <LeftOut {...found} />}
          <Steps way={chosen} walked={walked} />
          {chosen && walked?.steps === chosen.steps.length && <p role="status">{panelText.same}</p>}
        </>
      )}
    </section>
  )
}

/** What no way leads to, and where the generator went no further. */
function LeftOut({ unreached, cuts }: Ways) {
  const panelText = usePanelText().explorer
  return (
    <>
      {unreached.length > 0 && (
        <details>
          <summary>{panelText.unreached(unreached.length)}</summary>
          <ul>
            {unreached.map((key) => (
              <li key={key}>
                <code>{key}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {cuts.length > 0 && (
        <details>
          <summary>{panelText.cuts(cuts.length)}</summary>
          <ul>
            {cuts.map(({ value, event, why, message }) => (
              <li key={`${value} ${event}`}>
                <code>{value}</code> <b>{event}</b>: {panelText.why[why]}
                {why === 'breaks' && ` ${message}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** The steps of a way, each marked as the live actor has walked it. */
function Steps({ way, walked }: { way: Way | null; walked: Walked | null }) {
  const panelText = usePanelText().explorer
  const markOf = (index: number) =>
    walked === null ? '' : index < walked.steps ? '✓' : index > walked.steps ? '' : walked.difference === null ? '…' : '✗'
  return (
    <ol data-part="way" aria-live="polite">
      {way?.steps.map(({ event, isOurs, value }, index) => (
        <li key={`${index} ${event.type}`} data-mark={markOf(index)}>
          <b>{event.type}</b> {!isOurs && <small>{panelText.awaited}</small>} → <code>{value}</code>
          {walked?.steps === index && walked.difference !== null && (
            <em>
              {' '}
              {panelText.differs}: {walked.difference}
            </em>
          )}
        </li>
      ))}
    </ol>
  )
}
