import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { layOut, type Drawing } from '../../chart/layout.ts'
import type { Chart } from '../../chart/read-chart.ts'
import { around, type Area } from '../model/fit.ts'
import { Marks, type MarksProps } from './marks.tsx'
import { Toolbar } from './toolbar.tsx'
import { openViewport, type Viewport } from './viewport.ts'
import { usePanelText } from './panel-text.ts'

type ChartViewProps = Omit<MarksProps, 'drawing'> & { chart: Chart; machine: AnyStateMachine }

/** One chart as a picture: where it stands, which way it came, and which arrows are open. */
export function ChartView(props: ChartViewProps) {
  const { chart, machine, active, state } = props
  const panelText = usePanelText()
  const svg = useRef<SVGSVGElement>(null)
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const [scale, setScale] = useState(1)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const done = await layOut(chart)
      if (isCurrent) setDrawing(done)
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [chart])
  const areaOf = useCallback(
    (ids: readonly string[]): Area | null => {
      const boxes = drawing?.boxes.filter((box) => ids.includes(box.state.id)) ?? []
      const inner = boxes.filter((box) => !boxes.some((other) => other.state.parent === box.state.id))
      return inner.length === 0 ? null : around(inner)
    },
    [drawing],
  )
  const toActive = useEffectEvent(() => areaOf(active))
  useEffect(() => {
    if (!svg.current || !drawing) return undefined
    const opened = openViewport({ svg: svg.current, size: drawing, toActive: () => toActive(), onScale: setScale })
    setViewport(opened)
    return opened.stop
  }, [drawing])
  useEffect(() => {
    if (state !== null) viewport?.goTo(areaOf([state]))
  }, [areaOf, state, viewport])
  return (
    <figure aria-busy={drawing === null}>
      <figcaption>
        <h2>{chart.id}</h2>
        <p>{chart.description}</p>
      </figcaption>
      <Toolbar
        machine={machine}
        chart={chart}
        view={{ drawing, svg, viewport, scale }}
        toActive={active.length > 0 ? () => viewport?.goTo(areaOf(active)) : null}
      />
      {drawing === null ? (
        <p role="status">{panelText.layingOut}</p>
      ) : (
        <svg ref={svg} data-part="viewport" role="group" aria-label={`${panelText.drawing} ${chart.id}`}>
          <title>{panelText.keys}</title>
          <Marks {...props} drawing={drawing} />
        </svg>
      )}
    </figure>
  )
}
