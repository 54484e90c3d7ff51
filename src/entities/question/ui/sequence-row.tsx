import type { Option } from '#domain/question'
import { css, cx } from 'styled-system/css'
import { cellPress } from '@/shared/ui/cell'
import { cellBox } from '@/shared/ui/cell'
import { Icon } from '@/shared/ui/icon'
import { EdgeMark } from '@/shared/ui/mark'
import { InlineText } from '@/shared/ui/rich-text'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

type SequenceRowProps = {
  option: Option
  /** From 1; null without a position. */
  position: number | null
  /** The count of options that have a position. */
  last: number
  rightPosition: number | null
  isDisabled: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
}

/** One option of a sequence with its position, and the buttons that move it. */
export function SequenceRow({ option, position, last, rightPosition, isDisabled, onToggle, onMove }: SequenceRowProps) {
  const mark = rightPosition === null ? undefined : position === rightPosition ? 'right' : position === null ? 'missed' : 'wrong'
  return (
    <div data-placed={position !== null || undefined} data-mark={mark} className={rowLook}>
      <button type="button" aria-pressed={position !== null} disabled={isDisabled} onClick={onToggle} className={pressLook}>
        <span className={cellLook}>
          <VisuallyHidden>{position === null ? 'Без місця' : 'Місце '}</VisuallyHidden>
          {position}
        </span>
        <span className={css({ textStyle: 'cell', color: 'pen' })}>{option.label}</span>
        <span className={css({ minWidth: '0' })}>
          <InlineText content={option.text} />
        </span>
        {mark && <EdgeMark mark={mark} text={mark === 'right' ? undefined : `Правильне місце: ${rightPosition}`} />}
      </button>
      {position !== null && (
        <span data-off={isDisabled || undefined} className={css({ display: 'flex', '&[data-off]': { visibility: 'hidden' } })}>
          <button
            type="button"
            aria-label={`${option.label}: вище`}
            disabled={isDisabled || position === 1}
            onClick={() => onMove(-1)}
            className={moveLook}
          >
            <Icon name="arrow-up" />
          </button>
          <button
            type="button"
            aria-label={`${option.label}: нижче`}
            disabled={isDisabled || position === last}
            onClick={() => onMove(1)}
            className={moveLook}
          >
            <Icon name="arrow-down" />
          </button>
        </span>
      )}
    </div>
  )
}

const rowLook = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  layerStyle: 'firmSheet',
  '&[data-placed]:not([data-mark])': { backgroundColor: 'markerWash', borderColor: 'pen' },
  '&[data-mark=right]': { backgroundColor: 'rightWash', borderColor: 'right', boxShadow: 'rightRing' },
  '&[data-mark=wrong]': { backgroundColor: 'wrongWash', borderColor: 'wrong', boxShadow: 'wrongRing' },
  '&[data-mark=missed]': { borderColor: 'right', borderStyle: 'dashed' },
})

const pressLook = css({
  flexGrow: '1',
  flexBasis: '48',
  display: 'grid',
  gridTemplateColumns: 'markGapText',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '13',
  padding: '2',
  textAlign: 'start',
  color: 'ink',
  borderRadius: 'sheet',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
})

const cellLook = cx(
  cellBox,
  css({
    position: 'relative',
    textStyle: 'cell',
    border: 'edge',
    backgroundColor: 'sheet',
    '[data-placed]:not([data-mark]) &': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen' },
    '[data-mark=right] &': { backgroundColor: 'right', borderColor: 'right', color: 'onRight' },
    '[data-mark=wrong] &': { backgroundColor: 'wrong', borderColor: 'wrong', color: 'onWrong' },
  }),
)

const moveLook = cx(
  cellPress,
  css({ color: 'pen', _hover: { backgroundColor: 'penWash' }, '&:disabled': { color: 'line', cursor: 'default' } }),
)
