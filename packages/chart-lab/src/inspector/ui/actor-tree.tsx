import { memo } from 'react'
import type { ActorRecord } from '../model/observed.ts'
import { usePanelText } from './panel-text.ts'

type ActorTreeProps = { actors: readonly ActorRecord[]; picked: string | null; onPick: (id: string) => void }

/** Actors that work under the one that started them; those that have ended apart, folded. */
export const ActorTree = memo(function ActorTree({ actors, picked, onPick }: ActorTreeProps) {
  const panelText = usePanelText()
  if (actors.length === 0) return <p>{panelText.nobody}</p>
  const alive = actors.filter(({ status }) => status === 'active')
  const dead = actors.filter(({ status }) => status !== 'active').toReversed()
  const known = new Set(alive.map(({ id }) => id))
  const line = ({ id, name, src, status }: ActorRecord) => (
    <button type="button" data-status={status} aria-current={id === picked} onClick={() => onPick(id)}>
      {name} <small>{status === 'active' ? src : `${src} · ${panelText.status[status] ?? status}`}</small>
    </button>
  )
  const under = Map.groupBy(alive, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const branch = (parent: string | null) => {
    const here = under.get(parent)
    return here === undefined ? null : (
      <ul>
        {here.map((actor) => (
          <li key={actor.id}>
            {line(actor)}
            {branch(actor.id)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      {branch(null)}
      {dead.length > 0 && (
        <details>
          <summary>
            {panelText.ended} · {dead.length}
          </summary>
          <ul>
            {dead.map((actor) => (
              <li key={actor.id}>{line(actor)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
})
