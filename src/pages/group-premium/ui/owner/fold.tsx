import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { wordLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

type FoldProps = {
  summary: ReactNode
  /** The summary with what it is about, for those who hear it alone. */
  label?: string
  isOpen?: boolean
  children: ReactNode
}

/** A part that is drawn once somebody opens it: a class has six works of 35 pupils each. */
export function Fold({ summary, label, isOpen: isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={css({
        minWidth: '0',
        '&[open]': { flexBasis: 'full' },
        '&[open] > summary svg': { rotate: 'half' },
        '&:not([open])': { _print: { display: 'none' } },
      })}
    >
      <summary className={wordLook} aria-label={label}>
        <Icon name="chevron-down" size="small" />
        {summary}
      </summary>
      {isOpen && children}
    </details>
  )
}
