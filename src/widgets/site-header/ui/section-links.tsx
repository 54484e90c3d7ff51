import { Link, useLocation } from 'wouter'
import { cva } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { sections } from './sections'

type SectionLinksProps = { look: 'bar' | 'row' }

/** The five sections of learning with the present one marked: a row in the header, a bar in reach of the thumb. */
export function SectionLinks({ look }: SectionLinksProps) {
  const [path] = useLocation()
  return (
    <nav aria-label="Розділи навчання" className={listLook({ look })} data-part={look === 'bar' ? 'section-bar' : undefined}>
      {sections.map(({ href, text, icon, pages }) => (
        <Link key={href} href={href} className={linkLook({ look })} aria-current={here(path, href, pages)}>
          {look === 'bar' && <Icon name={icon} />}
          {text}
        </Link>
      ))}
    </nav>
  )
}

/** The page of the section itself, or one below it. */
const here = (path: string, href: string, pages: RegExp) => (path === href ? 'page' : pages.test(path) ? 'true' : undefined)

const listLook = cva({
  variants: {
    look: {
      bar: {
        display: { base: 'grid', md: 'none' },
        gridTemplateColumns: 'five',
        position: 'sticky',
        bottom: '0',
        zIndex: 'header',
        paddingBottom: 'safe',
        backgroundColor: 'sheet',
        borderTop: 'line',
        _print: { display: 'none' },
      },
      row: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: { md: '0', lg: '2' }, marginInlineEnd: 'auto' },
    },
  },
})
const linkLook = cva({
  base: { color: 'ink', textDecoration: 'none', _hover: { color: 'pen' } },
  variants: {
    look: {
      bar: {
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: '0.5',
        minHeight: '14',
        fontSize: 'tiny',
        lineHeight: 'label',
        color: 'inkMuted',
        borderTop: 'unlitBar',
        '&[aria-current]': { color: 'pen', fontWeight: 'bold', borderTopColor: 'pen' },
        '&:focus-visible': { outlineOffset: '-bold' },
      },
      row: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        paddingInline: { md: '2', lg: '3' },
        fontWeight: 'medium',
        whiteSpace: 'nowrap',
        '&[aria-current]': { color: 'pen', boxShadow: 'penTab' },
      },
    },
  },
})
