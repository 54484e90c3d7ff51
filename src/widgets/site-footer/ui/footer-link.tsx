import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'

export const newTabNoteId = 'footer-new-tab'

type FooterLinkProps = { href: string; text: string; isNewTab?: boolean }

export function FooterLink({ href, text, isNewTab = false }: FooterLinkProps) {
  return (
    <li>
      {isNewTab ? (
        <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={newTabNoteId} className={linkLook}>
          {text}
          <Icon name="external" size="small" />
        </a>
      ) : (
        <FooterPlainLink href={href} text={text} />
      )}
    </li>
  )
}

function FooterPlainLink({ href, text }: Omit<FooterLinkProps, 'isNewTab'>) {
  return href.startsWith('/') ? (
    <Link href={href} className={linkLook}>
      {text}
    </Link>
  ) : (
    <a href={href} className={linkLook}>
      {text}
    </a>
  )
}

export const linkLook = css({
  display: 'inline-block',
  minWidth: 'target',
  minHeight: 'target',
  paddingBlock: '2.5',
  fontSize: { base: 'small', sm: 'body' },
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > svg': { display: 'inline', marginLeft: '2', color: 'inkMuted' },
  _hover: { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'loose' },
})
