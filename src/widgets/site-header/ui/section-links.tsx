import { Link, useLocation } from 'wouter'
import { Icon } from '@/shared/ui/icon'
import { sections } from './links'

/** The five sections of learning with the present one marked: a row in the header, a bar in reach of the thumb. */
export function SectionLinks({ look }: { look: 'bar' | 'row' }) {
  const [path] = useLocation()
  const isBar = look === 'bar'
  return (
    <nav aria-label={isBar ? 'Розділи внизу' : 'Розділи навчання'} data-part={`section-${look}`}>
      {sections.map(({ href, text, icon, pages }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : path.startsWith(`${href}/`) || pages?.test(path) ? 'true' : undefined}
        >
          {isBar && <Icon name={icon} />}
          {text}
        </Link>
      ))}
    </nav>
  )
}
