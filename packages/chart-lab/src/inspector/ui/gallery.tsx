import { memo } from 'react'
import type { Chart } from '../../chart/read-chart.ts'
import { usePanelText } from './panel-text.ts'

type GalleryProps = { charts: ReadonlyMap<string, Chart>; picked: string | null; onPick: (id: string) => void }

/** Every chart of the site, running or not. */
export const Gallery = memo(function Gallery({ charts, picked, onPick }: GalleryProps) {
  const panelText = usePanelText()
  return (
    <ul>
      {[...charts.values()].map(({ id, states, description }) => (
        <li key={id}>
          <button type="button" aria-current={id === picked} title={description} onClick={() => onPick(id)}>
            {id}{' '}
            <small>
              {panelText.states}: {states.length - 1}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
})
