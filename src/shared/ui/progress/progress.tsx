import { css } from 'styled-system/css'

/** Up to this many steps are drawn as a row of cells, more of them as one strip. */
const mostCells = 40

type ProgressProps = {
  /** The name of what is counted: «Відповіді». */
  label: string
  value: number
  max: number
  /** The text that is shown and read out instead of «3 з 22». */
  text?: string
  isLabelHidden?: boolean
}

export function Progress({ label, value, max, text = `${value} з ${max}`, isLabelHidden = false }: ProgressProps) {
  return (
    <div className={css({ stack: '2' })}>
      <div
        className={css({
          spread: '3',
          textStyle: 'small',
          fontVariantNumeric: 'tabular-nums',
        })}
      >
        {!isLabelHidden && <span className={css({ color: 'inkMuted' })}>{label}</span>}
        <span className={css({ fontWeight: 'strong' })}>{text}</span>
      </div>
      <div role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max} aria-valuetext={text}>
        {max <= mostCells ? <Cells value={value} max={max} /> : <Strip value={value} max={max} />}
      </div>
    </div>
  )
}

function Cells({ value, max }: Pick<ProgressProps, 'value' | 'max'>) {
  return (
    <div className={css({ display: 'flex', gap: 'thin' })}>
      {Array.from({ length: max }, (_, index) => (
        <span key={index} data-done={index < value || undefined} className={cell} />
      ))}
    </div>
  )
}

function Strip({ value, max }: Pick<ProgressProps, 'value' | 'max'>) {
  return (
    <div
      className={css({
        height: '2.5',
        backgroundColor: 'sunken',
        border: 'frame',
        borderRadius: 'cell',
        overflow: 'hidden',
      })}
    >
      <div
        className={css({ height: 'full', backgroundColor: 'pen', forcedColorAdjust: 'none' })}
        style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }}
      />
    </div>
  )
}

const cell = css({
  flexGrow: '1',
  height: '2.5',
  minWidth: 'thin',
  border: 'frame',
  borderRadius: '[1.5px]',
  '&[data-done]': { backgroundColor: 'pen', borderColor: 'pen', forcedColorAdjust: 'none' },
})
