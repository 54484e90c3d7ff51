import type { ComponentProps, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Icon } from '../icon'
import { visuallyHidden } from '../visually-hidden'

const row = css({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: 'markText',
  gap: '3',
  alignItems: 'start',
  minHeight: 'target',
  paddingBlock: '2.5',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'inkMuted', cursor: 'default' },
})

const cell = css({
  center: true,
  boxSize: '6',
  layerStyle: 'cell',
  color: 'transparent',
  'input:is(:checked, :indeterminate) + &': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen' },
  'input:focus-visible + &': { outline: 'focus', outlineOffset: 'thin' },
  _forcedColors: { 'input:checked + &': { color: 'systemText' } },
})

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  /** Some of what it stands for is chosen, not all. */
  isPartial?: boolean
  children: ReactNode
}

/** A native checkbox; `children` is its label and may hold links. */
export function Checkbox({ isPartial = false, children, ...rest }: CheckboxProps) {
  const showPart = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isPartial
  }
  return (
    <label className={row}>
      <input ref={showPart} {...rest} type="checkbox" className={visuallyHidden} />
      <span className={cell}>
        <Icon name={isPartial ? 'minus' : 'check'} size="small" />
      </span>
      <span>{children}</span>
    </label>
  )
}
