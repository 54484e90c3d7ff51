import type { KeyboardEvent } from 'react'
import type { Line } from '../../chart/layout.ts'
import { usePanelText } from './panel-text.ts'

type ArrowMarkProps = {
  line: Line
  note: string | undefined
  isOpen: boolean
  isLast: boolean
  isTaken: boolean
  isSought: boolean
  onSend: ((type: string) => void) | null
}

/** An arrow with its label; an open one with an event of the app is a button that sends it. */
export function ArrowMark({ line: { arrow, path, label }, note, isOpen, isLast, isTaken, isSought, onSend }: ArrowMarkProps) {
  const panelText = usePanelText()
  // `*` and `mouse.*` are no events, and an arrow of a folded state is none of its own.
  const isEvent = arrow.kind === 'event' && !arrow.event.endsWith('*') && arrow.stands === undefined
  const send = isOpen && isEvent && onSend ? () => onSend(arrow.event) : undefined
  const marks = [
    arrow.kind,
    isOpen && 'open',
    isLast && 'last',
    isTaken && 'taken',
    isSought && 'sought',
    send && 'pressable',
    note !== undefined && 'noted',
    note !== undefined && /^0( |$)/.test(note) && 'untaken',
    note?.includes('☠') && 'survived',
  ]
    .filter(Boolean)
    .join(' ')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    send?.()
  }
  const button = send && { role: 'button', tabIndex: 0, 'aria-label': `${panelText.send} ${arrow.event}`, onClick: send, onKeyDown: press }
  return (
    <g data-marks={marks} data-transition={arrow.key} {...button}>
      <path d={path} markerEnd="url(#tip)" />
      <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
      {label.lines.map((text, index) => (
        <text key={text} x={label.x + 4} y={label.y + 11 + index * 14}>
          {text}
        </text>
      ))}
      {note !== undefined && (
        <text data-part="note" x={label.x + label.width - 2} y={label.y - 1} textAnchor="end">
          {note}
        </text>
      )}
    </g>
  )
}
