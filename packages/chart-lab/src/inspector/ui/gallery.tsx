import type { Chart } from '../../chart/read-chart.ts'

type GalleryProps = { charts: ReadonlyMap<string, Chart>; picked: string | null; onPick: (id: string) => void }

/** Every chart of the site, running or not. */
export function Gallery({ charts, picked, onPick }: GalleryProps) {
  return (
    <ul>
      {[...charts.values()].map(({ id, states, description }) => (
        <li key={id}>
          <button type="button" aria-current={id === picked} title={description} onClick={() => onPick(id)}>
            {id} <small>станів: {states.length - 1}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
