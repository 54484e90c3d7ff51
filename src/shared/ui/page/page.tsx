import type { ReactNode } from 'react'
import { css, cva } from 'styled-system/css'

/** As tall as the screen even while it is empty: the footer starts below the fold and does not move in sight. */
const column = cva({
  base: {
    width: 'full',
    minHeight: { base: 'tallestScreen', _print: '0' },
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '6', md: '10' },
  },
  variants: { width: { text: { maxWidth: 'textSheet' }, page: { maxWidth: 'pageSheet' } } },
  defaultVariants: { width: 'page' },
})

const head = css({
  wrap: '4',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginBottom: { base: '6', md: '8' },
  paddingLeft: { base: '3', md: '5' },
  borderLeft: 'marginRule',
})

type PageProps = {
  title: ReactNode
  /** A short line above the title: where this page belongs. */
  eyebrow?: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  width?: 'text' | 'page'
  children?: ReactNode
}

/** Content of a page. The title is the `h1` that takes the focus after a change of address. */
export function Page({ title, eyebrow, lead, actions, width, children }: PageProps) {
  return (
    <div className={column({ width })}>
      <header className={head}>
        <div className={css({ stack: '2', minWidth: '0' })}>
          {eyebrow && <div className={css({ textStyle: 'smallLabel', color: 'inkMuted' })}>{eyebrow}</div>}
          <h1 tabIndex={-1} className={css({ textStyle: 'title' })}>
            {title}
          </h1>
          {lead && <div className={css({ textStyle: 'lead', color: 'inkMuted', maxWidth: 'text' })}>{lead}</div>}
        </div>
        {actions && (
          <div data-part="actions" className={css({ wrap: '3' })}>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}
