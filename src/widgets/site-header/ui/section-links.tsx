import { Link, useLocation } from 'wouter'
import { sectionsLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'
import { sections } from './sections'

type SectionLinksProps = { look: 'bar' | 'row' }

/** The five sections of learning with the present one marked: a row in the header, a bar in reach of the thumb. */
export function SectionLinks({ look }: SectionLinksProps) {
  const [path] = useLocation()
  const parts = sectionsLook({ look })
  return (
    <nav aria-label="Розділи навчання" className={parts.list} data-part={look === 'bar' ? 'section-bar' : undefined}>
      {sections.map(({ href, text, icon, pages }) => (
        <Link key={href} href={href} className={parts.link} aria-current={here(path, href, pages)}>
          {look === 'bar' && <Icon name={icon} />}
          {text}
        </Link>
      ))}
    </nav>
  )
}

/** The page of the section itself, or one below it. */
const here = (path: string, href: string, pages: RegExp) => (path === href ? 'page' : pages.test(path) ? 'true' : undefined)
