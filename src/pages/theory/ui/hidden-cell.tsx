import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

type HiddenCellProps = { isHidden: boolean; /** The name of the hidden cell: «Подія: 988». */ label: string; children: ReactNode }

/** An answer that shows itself at a press, in the place where it will stand. */
export function HiddenCell({ isHidden, label, children }: HiddenCellProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isHidden || isOpen) return children
  return (
    <button type="button" aria-label={`Показати. ${label}`} onClick={() => setOpen(true)} className={cover}>
      <span aria-hidden className={css({ visibility: 'hidden' })}>
        {children}
      </span>
    </button>
  )
}

const cover = css({
  display: 'block',
  width: 'full',
  minHeight: 'target',
  textAlign: 'start',
  backgroundColor: 'sunken',
  border: 'open',
  borderRadius: 'cell',
  cursor: 'pointer',
  _hover: { borderColor: 'pen', backgroundColor: 'penWash' },
})
