import type { View } from '../model/panel-location.ts'
import { usePanelText } from './panel-text.ts'

/** The ways to look at what happens: a chart, the sequence of all messages, what tests have covered, and where the application records, its recordings. */
export function Views({ view, hasTape, onPick }: { view: View; hasTape: boolean; onPick: (view: View) => void }) {
  const panelText = usePanelText()
  return (
    <div role="group" aria-label={panelText.view} data-part="views">
      {(['chart', 'sequence', 'coverage', ...(hasTape ? (['tape'] as const) : [])] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onPick(each)}>
          {panelText.views[each]}
        </button>
      ))}
    </div>
  )
}
