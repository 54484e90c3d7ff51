import type { ActorRecord } from '../model/recording.ts'

type ActorTreeProps = { actors: readonly ActorRecord[]; picked: string | null; onPick: (id: string) => void }

const statusNames: Record<string, string> = { active: 'працює', done: 'завершив', error: 'помилка', stopped: 'зупинено' }

/** Actors under the one that started them. */
export function ActorTree({ actors, picked, onPick }: ActorTreeProps) {
  if (actors.length === 0) return <p>Ще нікого. Відкрий застосунок у цьому ж вікні або поруч.</p>
  const known = new Set(actors.map(({ id }) => id))
  const under = (parent: string | null) =>
    actors.filter((actor) => (actor.parent !== null && known.has(actor.parent) ? actor.parent : null) === parent)
  const branch = (parent: string | null) => {
    const here = under(parent)
    return here.length === 0 ? null : (
      <ul>
        {here.map(({ id, name, src, status }) => (
          <li key={id}>
            <button type="button" aria-current={id === picked} onClick={() => onPick(id)}>
              {name}{' '}
              <small>
                {src} · {statusNames[status] ?? status}
              </small>
            </button>
            {branch(id)}
          </li>
        ))}
      </ul>
    )
  }
  return branch(null)
}
