import type { RefObject } from 'react'
import type { AnyStateMachine } from 'xstate'
import { jsonOf } from '../../chart/json.ts'
import type { Drawing } from '../../chart/layout.ts'
import { mermaidOf } from '../../chart/mermaid.ts'
import type { Chart } from '../../chart/read-chart.ts'
import { scxmlOf } from '../../chart/scxml.ts'
import { CopyLink } from './copy-link.tsx'
import { saveFile } from './save-file.ts'
import { saveSvg } from './save-svg.ts'
import type { Viewport, Way } from './viewport.ts'
import { usePanelText } from './panel-text.ts'

type ToolbarProps = {
  chart: Chart
  machine: AnyStateMachine
  view: { drawing: Drawing | null; svg: RefObject<SVGSVGElement | null>; viewport: Viewport | null; scale: number }
  /** Goes where the chart stands; null where it does not run. */
  toActive: (() => void) | null
}

const arrows: [Way, string][] = [
  ['left', '←'],
  ['up', '↑'],
  ['down', '↓'],
  ['right', '→'],
]

/** Everything that can be done to a drawing by pressing: moved, zoomed, fitted, centred, saved in four ways, linked to. */
export function Toolbar({ chart, machine, view, toActive }: ToolbarProps) {
  const { drawing, svg, viewport, scale } = view
  const panelText = usePanelText()
  const save = (text: string, name: string, type: string) => saveFile(new File([text], name, { type }))
  const ways: [string, () => void][] = [
    ['SVG', () => svg.current && drawing && saveSvg(svg.current, chart.id, drawing)],
    ['Mermaid', () => save(mermaidOf(machine.root), `${chart.id}.mmd`, 'text/plain')],
    ['SCXML', () => save(scxmlOf(machine), `${chart.id}.scxml`, 'application/scxml+xml')],
    ['JSON', () => save(jsonOf(machine), `${chart.id}.json`, 'application/json')],
  ]
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
        <button type="button" onClick={viewport?.fit}>
          {panelText.fit}
        </button>
        <button type="button" disabled={toActive === null} onClick={toActive ?? undefined}>
          {panelText.toActive}
        </button>
      </span>
      <span data-part="group">
        {arrows.map(([way, sign]) => (
          <button key={way} type="button" aria-label={panelText.move[way]} onClick={() => viewport?.move(way)}>
            {sign}
          </button>
        ))}
      </span>
      <span role="group" aria-label={panelText.save} data-part="group">
        <small>{panelText.save}</small>
        {ways.map(([name, onClick]) => (
          <button key={name} type="button" disabled={drawing === null} onClick={onClick}>
            {name}
          </button>
        ))}
      </span>
      <CopyLink />
    </div>
  )
}
