import type { KeyboardEvent, Ref } from 'react'
import { isUnanswered, type Message, type Sequence } from '../model/sequence.ts'
import { usePanelText } from './panel-text.ts'

type SequenceDrawingProps = {
  ref: Ref<SVGSVGElement>
  sequence: Sequence
  moment: number | null
  titleOf: (tab: string) => string
  onPick: (message: Message) => void
}

/** Pixels: between messages, above the first, on the left for the time; a sign of a name. */
const [row, head, edge, sign] = [26, 64, 110, 6.6]
/** Between lanes: as far as the longest name of a message wants, within bounds. */
const apartIn = ({ messages }: Sequence) => Math.min(340, Math.max(190, ...messages.map(({ type }) => type.length * sign + 16)))
const time = (at: number) => new Date(at).toISOString().slice(11, 23)

export const sizeOf = (sequence: Sequence) => ({
  width: edge + apartIn(sequence) * Math.max(1, sequence.lanes.length),
  height: head + row * (sequence.messages.length + 1),
})

/** Lanes from above to below, and every message as an arrow between two of them that can be pressed. */
export function SequenceDrawing({ ref, sequence, moment, titleOf, onPick }: SequenceDrawingProps) {
  const panelText = usePanelText()
  const { lanes, messages } = sequence
  const [{ width, height }, apart] = [sizeOf(sequence), apartIn(sequence)]
  const places = new Map(lanes.map(({ id }, index) => [id, edge + apart * index]))
  const press = (event: KeyboardEvent, message: Message) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPick(message)
  }
  return (
    <svg
      ref={ref}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={panelText.views.sequence}
      data-part="sequence"
    >
      <defs>
        <marker id="told" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
          <path d="M0,0L8,4L0,8z" />
        </marker>
      </defs>
      <g>
        {lanes.map(({ id, name, tab }) => (
          <Lane key={id} name={name} title={tab === null ? null : titleOf(tab)} x={places.get(id) ?? 0} height={height} />
        ))}
        {messages.map((message, index) => {
          const [from, to, y] = [places.get(message.from) ?? 0, places.get(message.to) ?? 0, head + row * (index + 0.6)]
          const isSelf = from === to
          const isLost = message.kind === 'event' && isUnanswered(message.entry)
          const marks = [isLost && 'unanswered', message.kind === 'fact' && 'fact', message.entry.number === moment && 'picked']
            .filter(Boolean)
            .join(' ')
          return (
            <g
              key={message.id}
              role="button"
              tabIndex={0}
              aria-label={
                message.kind === 'fact'
                  ? `${message.entry.name} → ${panelText.outside}: ${message.type}`
                  : `${message.entry.from ?? panelText.outside} → ${message.entry.name}: ${message.type}`
              }
              data-marks={`message ${marks}`}
              onClick={() => onPick(message)}
              onKeyDown={(event) => press(event, message)}
            >
              <rect x={0} y={y - 16} width={width} height={row - 2} />
              <text x={8} y={y} data-part="pale">
                {time(message.entry.at)}
              </text>
              <path d={isSelf ? `M${from},${y - 6}h28v8h-24` : `M${from},${y}H${to + (to > from ? -3 : 3)}`} markerEnd="url(#told)" />
              <text
                x={isSelf ? from + 34 : from + (to > from ? 8 : -8)}
                y={isSelf ? y + 1 : y - 4}
                textAnchor={isSelf || to > from ? 'start' : 'end'}
              >
                {`${shortened(message.type, Math.max(26, Math.abs(to - from) / 7))}${isLost ? ' ✕' : ''}`}
              </text>
            </g>
          )
        })}
      </g>
    </svg>
  )
}

type LaneProps = { name: string; title: string | null; x: number; height: number }

/** The line of one actor under its name; `title` names its tab where there are several. */
function Lane({ name, title, x, height }: LaneProps) {
  const { outside } = usePanelText()
  return (
    <g data-marks="lane">
      <path d={`M${x},${head - 14}V${height}`} />
      <rect x={x - 75} y={8} width={150} height={head - 22} rx={6} />
      <text x={x} y={title === null ? 33 : 25} textAnchor="middle" data-part="key">
        {name === 'outside' ? outside : shortened(name, 22)}
      </text>
      {title !== null && (
        <text x={x} y={41} textAnchor="middle" data-part="pale">
          {shortened(title, 24)}
        </text>
      )}
    </g>
  )
}

const shortened = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
