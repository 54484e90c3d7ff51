import type { Box } from '../../chart/layout.ts'

type StateMarkProps = { box: Box; isActive: boolean; isSought: boolean; onPick: (state: string) => void }

/** A state with what it does; the states it is in now are told by `●` and a thick frame as well as by colour. A press names it in the address. */
export function StateMark({ box: { x, y, width, height, state, lines }, isActive, isSought, onPick }: StateMarkProps) {
  const marks = [state.type, isActive && 'active', isSought && 'sought'].filter(Boolean).join(' ')
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
    </g>
  )
}
