import type { ReactNode } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { EdgeMark, type Mark } from '../mark'
import { Icon } from '../icon'
import { InlineText } from '../rich-text'
import { VisuallyHidden, visuallyHidden } from '../visually-hidden'
import { cellLook, rowLook, strikeLook } from './row-look'

type OptionRowProps = {
  kind: 'radio' | 'checkbox'
  name: string
  option: Option
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  isDisabled: boolean
  isEliminated: boolean
  onEliminate?: (optionId: string, isEliminated: boolean) => void
  hasStrikeRoom: boolean
  mark?: Mark
  note?: ReactNode
}

export function OptionRow({
  kind,
  name,
  option,
  isChosen,
  onChoose,
  isDisabled,
  isEliminated,
  onEliminate,
  hasStrikeRoom,
  mark,
  note,
}: OptionRowProps) {
  const noteId = `${name}-${option.id}-note`
  return (
    <div className={css({ position: 'relative' })}>
      <label
        className={rowLook}
        data-mark={mark}
        data-disabled={isDisabled || undefined}
        data-struck={isEliminated || undefined}
        data-strikable={onEliminate || hasStrikeRoom ? '' : undefined}
      >
        <input
          type={kind}
          name={name}
          value={option.id}
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onChoose(event.target.checked)}
          aria-describedby={note ? noteId : undefined}
          className={visuallyHidden}
        />
        <span className={cellLook}>{option.label}</span>
        <span className={css({ minWidth: '0' })}>
          <InlineText content={option.text} />
          {isEliminated && <VisuallyHidden> (викреслено)</VisuallyHidden>}
        </span>
        {mark && <EdgeMark mark={mark} />}
      </label>
      {onEliminate && (
        <button
          type="button"
          aria-pressed={isEliminated}
          aria-label={`Викреслити варіант ${option.label}`}
          onClick={() => onEliminate(option.id, !isEliminated)}
          className={strikeLook}
        >
          <Icon name={isEliminated ? 'refresh' : 'strike'} />
        </button>
      )}
      {note && (
        <div id={noteId} className={noteLook}>
          {note}
        </div>
      )}
    </div>
  )
}

const noteLook = css({
  paddingLeft: '15',
  paddingRight: '2',
  paddingTop: '2',
  paddingBottom: '3',
  textStyle: 'small',
  color: 'inkMuted',
})
