import { css } from 'styled-system/css'
import { addresses, ownOffer } from '@/shared/routes'
import { Icon, type IconName } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { RowLink } from '@/shared/ui/row-link'

type AccountLink = { href: string; icon: IconName; title: string; text: string }

/** Ways to the pages of the account, each with what is there. */
export function AccountLinks({ isSignedIn, isPremium }: { isSignedIn: boolean; isPremium: boolean }) {
  const places: AccountLink[] = [
    {
      href: addresses.profile.to(),
      icon: 'user',
      title: 'Персональні дані',
      text: isSignedIn ? 'Ім’я, пароль, пристрої, копія даних' : 'Потрібен акаунт',
    },
    { href: addresses.groupPremium.to(), icon: 'share', title: 'Класи', text: 'Завдання від учителя, свій клас, код запрошення' },
    {
      href: ownOffer({ returnTo: addresses.me.to() }),
      icon: 'bookmark',
      title: 'Преміум',
      text: isPremium ? 'Діє' : 'Що він додає; навчання безкоштовне й без нього',
    },
    { href: addresses.goOn.to(), icon: 'device', title: 'Продовжити на іншому пристрої', text: 'Без пароля, за кодом або QR-кодом' },
  ]
  return (
    <Panel title="Акаунт">
      <ul>
        {places.map(({ href, icon, title, text }) => (
          <li key={href} className={css({ borderBottom: 'line', _last: { borderBottom: 'none' } })}>
            <RowLink href={href} title={title} text={text} lead={<Icon name={icon} />}>
              <Icon name="arrow-right" size="small" />
            </RowLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
