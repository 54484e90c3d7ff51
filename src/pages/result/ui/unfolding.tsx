import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { wordLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

type UnfoldingProps = { summary: string; isOpen?: boolean; children: ReactNode }

/** A part that is unfolded on demand. */
export function Unfolding({ summary, isOpen = false, children }: UnfoldingProps) {
  return (
    <details
      open={isOpen || undefined}
      className={css({ minWidth: '0', '&[open] > summary svg': { rotate: 'half' }, '&:not([open])': { _print: { display: 'none' } } })}
    >
      <summary className={wordLook}>
        <Icon name="chevron-down" size="small" />
        {summary}
      </summary>
      {children}
    </details>
  )
}
