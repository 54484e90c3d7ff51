import type { View } from '../model/panel-location.ts'
import { useWords } from './words.ts'

/** The ways to look at what happens: a chart, the sequence of all messages, what tests have covered, and where the application records, its recordings. */
export function Views({ view, hasTape, onPick }: { view: View; hasTape: boolean; onPick: (view: View) => void }) {
  const words = useWords()
  return (
    <div role="group" aria-label={words.view} data-part="views">
      {(['chart', 'sequence', 'coverage', ...(hasTape ? (['tape'] as const) : [])] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onPick(each)}>
          {words.views[each]}
        </button>
      ))}
    </div>
  )
}
