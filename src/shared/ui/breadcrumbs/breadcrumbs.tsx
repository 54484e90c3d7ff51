import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'

export type Crumb = { title: ReactNode; to: string }

/** The way from the catalogue to the page above this one; the page itself is its heading. */
export function Breadcrumbs({ way }: { way: readonly Crumb[] }) {
  return (
    <nav aria-label="Шлях до сторінки">
      <ol className={list}>
        {way.map(({ title, to }) => (
          <li key={to} className={item}>
            <Link href={to} className={link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', _print: { display: 'none' } })
const item = css({
  inlineRow: '2',
  textStyle: 'smallLabel',
  color: 'inkMuted',
  '&:not(:last-child)::after': { content: '"›"' },
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  minWidth: 'target',
  color: 'pen',
  textDecoration: 'none',
  _hover: { color: 'penStrong', textDecoration: 'underline', textUnderlineOffset: 'near' },
})
