import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'

type RowLinkProps = { href: string; title: string; text: ReactNode; /** A mark before the title. */ lead?: ReactNode; children: ReactNode }

/** A row of a list that leads somewhere as a whole: a title, the words below it, and a chip or an arrow at its end. */
export function RowLink({ href, title, text, lead, children }: RowLinkProps) {
  return (
    <Link href={href} className={rowLinkLook}>
      {lead}
      <span className={css({ display: 'grid', flexGrow: '1', flexBasis: '0', minWidth: '0' })}>
        <span className={css({ textStyle: 'label' })}>{title}</span>
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{text}</span>
      </span>
      {children}
    </Link>
  )
}

/** The look of a title that leads somewhere. */
export const titleLink = css({
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'near' },
})

export const rowLinkLook = css({
  wrap: '4',
  alignItems: 'center',
  minHeight: 'target',
  paddingBlock: '3',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'pen' },
})
