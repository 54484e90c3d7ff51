import { chartsById } from '../model/all-charts'

type GalleryProps = { picked: string | null; onPick: (id: string) => void }

/** Every chart of the site, running or not. */
export function Gallery({ picked, onPick }: GalleryProps) {
  return (
    <ul>
      {[...chartsById.values()].map(({ id, states, description }) => (
        <li key={id}>
          <button type="button" aria-current={id === picked} title={description} onClick={() => onPick(id)}>
            {id} <small>станів: {states.length - 1}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
