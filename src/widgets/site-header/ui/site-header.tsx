import { memo, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { css, cx } from 'styled-system/css'
import { BrandMark } from '@/shared/ui/brand-mark'
import { columnLook } from '@/shared/ui/column'
import { cellPress } from '@/shared/ui/cell'
import { Icon } from '@/shared/ui/icon'
import { DesktopMenu } from './desktop-menu'
import { MobileMenu } from './mobile-menu'
import { SectionLinks } from './section-links'
import type { SessionControlProps } from './session-control'

type SiteHeaderProps = SessionControlProps & {
  brandName: string
  /** `/`, `/flashcard`, `/team`, `/partnership`: they advertise the site instead of offering to sign in. */
  isPublicPage: boolean
  /** The sections of learning stand beside search; a public page has its own menu there. */
  hasSections: boolean
  /** Stands beside the menu while there is something to say of the network. */
  connection?: ReactNode
}

export const SiteHeader = memo(function SiteHeader({ brandName, isPublicPage, hasSections, connection, ...session }: SiteHeaderProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className={bar}>
      <div className={row}>
        <Link href="/dashboard" className={logo}>
          <BrandMark />
          {brandName}
        </Link>
        {hasSections && !isPublicPage && <SectionLinks look="row" />}
        {!isPublicPage && (
          <Link href="/search" aria-label="Пошук" className={search}>
            <Icon name="search" />
          </Link>
        )}
        {connection}
        <DesktopMenu isPublicPage={isPublicPage} {...session} />
        <button
          type="button"
          aria-label="Меню"
          aria-expanded={isMenuOpen}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className={burger}
        >
          <Icon name="menu" size="large" />
        </button>
      </div>
      {isMenuOpen && <MobileMenu onClose={() => setMenuOpen(false)} {...session} />}
    </header>
  )
})

const bar = css({ backgroundColor: 'canvas', borderBottom: 'line', _print: { display: 'none' } })
const row = cx(columnLook, css({ spread: '4', alignItems: 'center', minHeight: '16' }))
const logo = css({
  inlineRow: '2.5',
  minHeight: 'target',
  fontSize: 'larger',
  fontWeight: 'black',
  letterSpacing: 'figure',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'pen' },
})
const search = cx(cellPress, css({ marginLeft: 'auto', color: 'ink', _hover: { color: 'pen' } }))
const burger = cx(cellPress, css({ display: { md: 'none' }, marginRight: '-2.5' }))
