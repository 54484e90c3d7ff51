import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

type ScrollerProps = { label: string; className?: string; children: ReactNode }

/** Wide content scrolls in here, by keyboard too, so that the page itself never scrolls sideways. */
export function Scroller({ label, className, children }: ScrollerProps) {
  const look = cx(css({ overflow: 'auto', maxWidth: 'full' }), className)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus the keyboard could not scroll it
    <div role="group" aria-label={label} tabIndex={0} data-part="scroller" className={look}>
      {children}
    </div>
  )
}

/** The look of a row that is swept sideways up to the edges of a phone’s screen, beyond the margins of the page. */
export const toEdges = css({ marginInline: { base: '-4', md: '0' }, paddingInline: { base: '4', md: '0' } })
