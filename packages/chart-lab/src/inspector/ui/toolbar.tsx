import type { AnyStateMachine } from 'xstate'
import { jsonOf } from '../../chart/json.ts'
import { layOut } from '../../chart/layout.ts'
import { mermaidOf } from '../../chart/mermaid.ts'
import type { Chart } from '../../chart/read-chart.ts'
import { scxmlOf } from '../../chart/scxml.ts'
import { svgOf } from '../../chart/svg.ts'
import { CopyLink } from './copy-link.tsx'
import { Words } from './words.tsx'
import { saveFile } from './save-file.ts'
import type { Viewport, Way } from './viewport.ts'
import { usePanelText } from './panel-text.ts'

type ToolbarProps = {
  chart: Chart
  machine: AnyStateMachine
  view: { isDrawn: boolean; viewport: Viewport | null; scale: number }
  /** Null where no state holds others. */
  folds: { unfoldAll: () => void; foldRest: () => void } | null
  /** Goes where the chart stands; null where it does not run. */
  toActive: (() => void) | null
}

const arrows: [Way, string][] = [
  ['left', '←'],
  ['up', '↑'],
  ['down', '↓'],
  ['right', '→'],
]

/** Everything that can be done to a drawing by pressing, in one row: moved, zoomed, fitted, folded, saved whole in four ways, linked to. */
export function Toolbar({ chart, machine, view, folds, toActive }: ToolbarProps) {
  const { isDrawn, viewport, scale } = view
  const panelText = usePanelText()
  const save = (text: string, name: string, type: string) => saveFile(new File([text], name, { type }))
  const ways: Record<string, () => unknown> = {
    SVG: async () => save(svgOf(await layOut(chart)), `${chart.id}.svg`, 'image/svg+xml'),
    Mermaid: () => save(mermaidOf(machine.root, panelText), `${chart.id}.mmd`, 'text/plain'),
    SCXML: () => save(scxmlOf(machine), `${chart.id}.scxml`, 'application/scxml+xml'),
    JSON: () => save(jsonOf(machine), `${chart.id}.json`, 'application/json'),
  }
  return (
    <div data-part="toolbar" role="toolbar" aria-label={panelText.drawing}>
      <span role="group" aria-label={panelText.size} data-part="group">
        <button type="button" aria-label={panelText.smaller} onClick={viewport?.reduce}>
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button type="button" aria-label={panelText.larger} onClick={viewport?.enlarge}>
          +
        </button>
        <button type="button" title={panelText.fit} onClick={viewport?.fit}>
          <Words sign="⤢" text={panelText.fit} />
        </button>
        <button type="button" title={panelText.toActive} disabled={toActive === null} onClick={toActive ?? undefined}>
          <Words sign="◎" text={panelText.toActive} />
        </button>
      </span>
      <span data-part="group">
        {arrows.map(([way, sign]) => (
          <button key={way} type="button" aria-label={panelText.move[way]} onClick={() => viewport?.move(way)}>
            {sign}
          </button>
        ))}
      </span>
      {folds && (
        <span data-part="group">
          <button type="button" title={panelText.unfoldAll} onClick={folds.unfoldAll}>
            <Words sign="⊞" text={panelText.unfoldAll} />
          </button>
          <button type="button" title={panelText.onlyFocus} onClick={folds.foldRest}>
            <Words sign="⊟" text={panelText.onlyFocus} />
          </button>
        </span>
      )}
      <select aria-label={panelText.save} disabled={!isDrawn} value="" onChange={({ target }) => void ways[target.value]?.()}>
        <option value="">{panelText.save}…</option>
        {Object.keys(ways).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <CopyLink />
    </div>
  )
}
