import { memo } from 'react'
import { keysOf } from '../../chart/fold.ts'
import type { Drawing } from '../../chart/layout.ts'
import { ArrowMark } from './arrow-mark.tsx'
import { StateMark } from './state-mark.tsx'

export type MarksProps = {
  drawing: Drawing
  active: readonly string[]
  last: readonly string[]
  taken: readonly string[]
  sought: string
  /** The state that the address names: it is brought to the middle. */
  state: string | null
  /** The note of each arrow, by its key, beside its label. */
  notes?: ReadonlyMap<string, string> | undefined
  /** Sends an event of an open arrow; null where nothing can be sent. */
  onSend: ((type: string) => void) | null
  onPickState: (state: string) => void
  /** The states that hold others, and what folds or unfolds one. */
  outer: ReadonlySet<string>
  onFold: (state: string) => void
}

/** Everything that is drawn of a chart, inside the part that is moved and zoomed. */
export const Marks = memo(function Marks({
  drawing,
  active,
  last,
  taken,
  sought,
  state,
  notes,
  onSend,
  onPickState,
  outer,
  onFold,
}: MarksProps) {
  const query = sought.trim().toLowerCase()
  const isSought = (...texts: (string | undefined)[]) => query !== '' && texts.some((text) => text?.toLowerCase().includes(query))
  return (
    <>
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
      <g>
        {drawing.boxes.map((box) => (
          <StateMark
            key={box.state.id}
            box={box}
            isActive={active.includes(box.state.id)}
            isSought={box.state.id === state || isSought(box.state.key, ...box.lines)}
            onPick={onPickState}
            onFold={outer.has(box.state.id) ? onFold : null}
          />
        ))}
        {drawing.lines.map((line) => (
          <ArrowMark
            key={line.id}
            line={line}
            note={line.arrow.stands ? undefined : notes?.get(line.arrow.key)}
            isOpen={active.includes(line.arrow.source)}
            isLast={keysOf(line.arrow).some((key) => last.includes(key))}
            isTaken={keysOf(line.arrow).some((key) => taken.includes(key))}
            isSought={isSought(line.arrow.event, line.arrow.guard, ...line.arrow.actions)}
            onSend={onSend}
          />
        ))}
      </g>
    </>
  )
})
