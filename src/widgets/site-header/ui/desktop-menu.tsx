import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { ButtonLink } from '@/shared/ui/button'
import { learning, links } from './links'
import { SessionControl, type SessionControlProps } from './session-control'

type DesktopMenuProps = SessionControlProps & { isPublicPage: boolean }

export function DesktopMenu({ isPublicPage, ...session }: DesktopMenuProps) {
  return (
    <div className={css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2' })}>
      {isPublicPage && (
        <nav aria-label="Головне меню" className={css({ row: '2' })}>
          {links.map(({ href, text }) => (
            <Link key={href} href={href} className={linkLook}>
              {text}
            </Link>
          ))}
          <ButtonLink variant="secondary" href={learning.href}>
            {learning.text}
          </ButtonLink>
        </nav>
      )}
      {(session.isSignedIn || !isPublicPage) && <SessionControl {...session} />}
    </div>
  )
}

const linkLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '3',
  fontWeight: 'medium',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 'cell',
  _hover: { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'far', textDecorationThickness: 'thin' },
})
