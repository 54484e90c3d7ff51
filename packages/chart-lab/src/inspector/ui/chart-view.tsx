import { useEffect, useRef, useState } from 'react'
import { layOut, type Drawing } from '../../chart/layout.ts'
import type { Chart } from '../../chart/read-chart.ts'
import { ArrowMark } from './arrow-mark.tsx'
import { saveSvg } from './save-svg.ts'
import { StateMark } from './state-mark.tsx'

type ChartViewProps = {
  chart: Chart
  address: string
  active: readonly string[]
  last: readonly string[]
  taken: readonly string[]
  sought: string
  /** Sends an event of an open arrow; null where nothing can be sent. */
  onSend: ((type: string) => void) | null
}

/** One chart as a picture: where it stands, which way it came, and which arrows are open. */
export function ChartView({ chart, address, active, last, taken, sought, onSend }: ChartViewProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const figure = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const done = await layOut(chart)
      if (!isCurrent) return
      setDrawing(done)
      setZoom(fitting(done.width, figure.current?.clientWidth ?? 0))
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [chart])
  const isSought = (...texts: (string | undefined)[]) =>
    sought !== '' && texts.some((text) => text?.toLowerCase().includes(sought.toLowerCase()))
  return (
    <figure ref={figure} aria-busy={drawing === null}>
      <figcaption>
        <h2>{chart.id}</h2>
        <p>{chart.description}</p>
        <button type="button" disabled={drawing === null} onClick={() => svg.current && saveSvg(svg.current, chart.id)}>
          Зберегти SVG
        </button>
        <span data-part="zoom" role="group" aria-label="Розмір">
          <button type="button" aria-label="Менше" onClick={() => setZoom(zoom / 1.25)}>
            −
          </button>
          <output>{Math.round(zoom * 100)} %</output>
          <button type="button" aria-label="Більше" onClick={() => setZoom(zoom * 1.25)}>
            +
          </button>
        </span>
        <a href={`${address}?chart=${chart.id}`}>Посилання на діаграму</a>
      </figcaption>
      {drawing === null ? (
        <p role="status">Розкладаємо…</p>
      ) : (
        <svg
          ref={svg}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          width={drawing.width * zoom}
          height={drawing.height * zoom}
          role="group"
          aria-label={`Діаграма ${chart.id}`}
        >
          <defs>
            <marker
              id="tip"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto-start-reverse"
            >
              <path d="M0,0L8,4L0,8z" />
            </marker>
          </defs>
          {drawing.boxes.map((box) => (
            <StateMark
              key={box.state.id}
              box={box}
              isActive={active.includes(box.state.id)}
              isSought={isSought(box.state.key, ...box.lines)}
            />
          ))}
          {drawing.lines.map((line) => (
            <ArrowMark
              key={line.id}
              line={line}
              isOpen={active.includes(line.arrow.source)}
              isLast={last.includes(line.arrow.key)}
              isTaken={taken.includes(line.arrow.key)}
              isSought={isSought(line.arrow.event, line.arrow.guard, ...line.arrow.actions)}
              onSend={onSend}
            />
          ))}
        </svg>
      )}
    </figure>
  )
}

/** As wide as there is room for, as long as it can be read. */
const fitting = (width: number, room: number) => (room === 0 ? 1 : Math.min(1, Math.max(0.8, room / width)))
