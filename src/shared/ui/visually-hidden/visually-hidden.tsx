import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** For classes of native inputs that are drawn by a neighbour. */
export const visuallyHidden = css({
  position: 'absolute',
  boxSize: 'hair',
  margin: '-hair',
  padding: '0',
  border: 'none',
  overflow: 'hidden',
  clipPath: '[inset(50%)]',
  whiteSpace: 'nowrap',
})

type VisuallyHiddenProps = { id?: string; children: ReactNode }

export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  )
}
