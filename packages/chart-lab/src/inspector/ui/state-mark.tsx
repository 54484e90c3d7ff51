import type { KeyboardEvent } from 'react'
import type { Box } from '../../chart/layout.ts'
import { usePanelText } from './panel-text.ts'

type StateMarkProps = {
  box: Box
  isActive: boolean
  isSought: boolean
  onPick: (state: string) => void
  /** Folds or unfolds it; null for a state without others inside. */
  onFold: ((state: string) => void) | null
}

/** A state with what it does; the states it is in now are told by `●` and a thick frame as well as by colour. A press names it in the address. */
export function StateMark({ box: { x, y, width, height, state, lines }, isActive, isSought, onPick, onFold }: StateMarkProps) {
  const isFolded = state.folded !== undefined
  const marks = [state.type, isFolded && 'folded', isActive && 'active', isSought && 'sought'].filter(Boolean).join(' ')
  return (
    <g data-marks={marks} data-state={state.id} onDoubleClick={() => onPick(state.id)}>
      <title>{[state.id, state.description].filter(Boolean).join(' — ')}</title>
      <rect x={x} y={y} width={width} height={height} rx={state.type === 'atomic' ? 10 : 4} />
      {state.isInitial && <circle data-part="initial" cx={x} cy={y} r={5} />}
      <text data-part="key" x={x + 8} y={y + 15}>
        {isActive ? `● ${state.key}` : state.key}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x + 8} y={y + 29 + index * 14}>
          {line}
        </text>
      ))}
      {onFold && <FoldMark key="fold" x={x + width - 26} y={y + 2} name={state.key} isFolded={isFolded} onFold={() => onFold(state.id)} />}
    </g>
  )
}

type FoldMarkProps = { x: number; y: number; name: string; isFolded: boolean; onFold: () => void }

/** The button in the corner of a state that shows or hides what is in it. */
function FoldMark({ x, y, name, isFolded, onFold }: FoldMarkProps) {
  const { unfoldState, foldState } = usePanelText()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onFold()
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-expanded={!isFolded}
      aria-label={`${isFolded ? unfoldState : foldState} ${name}`}
      data-part="fold"
      onClick={onFold}
      onKeyDown={press}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <rect x={x} y={y} width={24} height={24} rx={4} />
      <text x={x + 12} y={y + 16} textAnchor="middle">
        {isFolded ? '▸' : '▾'}
      </text>
    </g>
  )
}
