import type { ComponentProps, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Icon } from '../icon'
import { visuallyHidden } from '../visually-hidden'

const row = css({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gap: '3',
  alignItems: 'start',
  paddingBlock: '2',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'inkMuted', cursor: 'default' },
})

const cell = css({
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '6',
  border: 'edge',
  borderRadius: 'cell',
  backgroundColor: 'sheet',
  color: 'transparent',
  'input:checked + &': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen' },
  'input:focus-visible + &': { outline: '[3px solid {colors.pen}]', outlineOffset: '[2px]' },
  _forcedColors: { 'input:checked + &': { color: '[CanvasText]' } },
})

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & { children: ReactNode }

/** A native checkbox; `children` is its label and may hold links. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={row}>
      <input {...rest} type="checkbox" className={visuallyHidden} />
      <span className={cell}>
        <Icon name="check" size="small" />
      </span>
      <span>{children}</span>
    </label>
  )
}
