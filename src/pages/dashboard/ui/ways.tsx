import { Link } from 'wouter'
import { boardLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { Icon, type IconName } from '@/shared/ui/icon'
import { viewAddress, viewTitles, type View } from '../model/view'

const look = boardLook()

const icons: Record<View, IconName> = { plan: 'list', topics: 'grid', growth: 'arrow-up', score: 'target' }

/** All that is not for this minute, one tap further. */
export const Ways = ({ isNewcomer }: { isNewcomer: boolean }) => (
  <nav aria-label="Ще про навчання" className={look.ways}>
    {(Object.keys(viewTitles) as View[])
      .filter((view) => !isNewcomer || view === 'score')
      .map((view) => (
        <Link key={view} href={viewAddress(view)} className={look.way}>
          <Icon name={icons[view]} size="small" />
          {viewTitles[view]}
        </Link>
      ))}
    <Link href={addresses.admission.to()} className={look.way}>
      <Icon name="target" size="small" />
      Мій конкурсний бал
    </Link>
    <Link href={addresses.me.to()} className={look.way}>
      <Icon name="check" size="small" />
      Мої результати
    </Link>
    <Link href={addresses.courses.to()} className={look.way}>
      <Icon name="book" size="small" />
      Курси: урок на день
    </Link>
  </nav>
)
