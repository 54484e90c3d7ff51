import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { pathOf } from '../../chart/fold.ts'
import type { Chart } from '../../chart/read-chart.ts'
import { around, type Area, type View } from '../model/fit.ts'
import { BirdsEye } from './birds-eye.tsx'
import { Marks, type MarksProps } from './marks.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDrawing } from './use-drawing.ts'
import { openViewport, type Viewport } from './viewport.ts'
import { usePanelText } from './panel-text.ts'

type ChartViewProps = Omit<MarksProps, 'drawing' | 'outer' | 'onFold'> & { chart: Chart; machine: AnyStateMachine }
type Seen = { view: View; room: { width: number; height: number } }

/** One chart as a picture: where it stands, which way it came, and which arrows are open. */
export function ChartView(props: ChartViewProps) {
  const { chart, machine, active, state } = props
  const panelText = usePanelText()
  const room = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const [seen, setSeen] = useState<Seen>({ view: { x: 0, y: 0, k: 1 }, room: { width: 0, height: 0 } })
  const { drawing, outer, focus, fold, unfoldAll, foldRest } = useDrawing(chart, active, state, room)
  /** The state that was folded or unfolded last: it stays in the middle. */
  const pressed = useRef<string | null>(null)
  const onFold = useCallback(
    (id: string) => {
      pressed.current = id
      fold(id)
    },
    [fold],
  )
  const areaOf = useCallback(
    (ids: readonly string[]): Area | null => {
      const boxes = drawing?.boxes.filter((box) => ids.includes(box.state.id)) ?? []
      const inner = boxes.filter((box) => !boxes.some((other) => other.state.parent === box.state.id))
      return inner.length === 0 ? null : around(inner)
    },
    [drawing],
  )
  const toActive = useEffectEvent(() => areaOf(active))
  /** Of the largest state around the focus that finds room, or of the box that it is folded into; what was pressed stays as it is. */
  const firstArea = useEffectEvent((): Area | null => {
    const id = pressed.current ?? focus
    const path = id === null ? [] : pathOf(chart, id).flatMap((each) => areaOf([each]) ?? [])
    const { clientWidth, clientHeight } = room.current ?? { clientWidth: 0, clientHeight: 0 }
    const fits = ({ width, height }: Area) => width <= clientWidth && height <= clientHeight
    return (pressed.current === null ? path.findLast(fits) : undefined) ?? path[0] ?? null
  })
  useEffect(() => {
    if (!svg.current || !drawing) return undefined
    const opened = openViewport({
      svg: svg.current,
      size: drawing,
      first: firstArea(),
      kept: pressed.current === null ? null : 1,
      toActive: () => toActive(),
      onView: (view, size) => setSeen({ view, room: size }),
    })
    pressed.current = null
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
        view={{ isDrawn: drawing !== null, viewport, scale: seen.view.k }}
        folds={outer.size === 0 ? null : { unfoldAll, foldRest }}
        toActive={active.length > 0 ? () => viewport?.goTo(areaOf(active)) : null}
      />
      <div ref={room} data-part="room">
        {drawing === null ? (
          <p role="status">{panelText.layingOut}</p>
        ) : (
          <>
            <svg ref={svg} data-part="viewport" role="group" aria-label={`${panelText.drawing} ${chart.id}`}>
              <title>{panelText.keys}</title>
              <Marks {...props} drawing={drawing} outer={outer} onFold={onFold} />
            </svg>
            <BirdsEye drawing={drawing} active={active} view={seen.view} room={seen.room} onGo={(x, y) => viewport?.goToPoint(x, y)} />
          </>
        )}
      </div>
    </figure>
  )
}
