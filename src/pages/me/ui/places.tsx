import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { addresses, ownOffer } from '@/shared/routes'
import { Icon, type IconName } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'

type Place = { href: string; icon: IconName; title: string; text: string }

/** Ways to the pages of the account, each with what is there. */
export function Places({ isSignedIn, isPremium }: { isSignedIn: boolean; isPremium: boolean }) {
  const places: Place[] = [
    {
      href: addresses.profile.to(),
      icon: 'user',
      title: 'Персональні дані',
      text: isSignedIn ? 'Ім’я, пароль, пристрої, копія даних' : 'Потрібен акаунт',
    },
    { href: addresses.groupPremium.to(), icon: 'share', title: 'Групи', text: 'Завдання від учителя, своя група, код запрошення' },
    {
      href: ownOffer({ returnTo: addresses.me.to() }),
      icon: 'bookmark',
      title: 'Преміум',
      text: isPremium ? 'Діє' : 'Що він додає; навчання безкоштовне й без нього',
    },
    { href: addresses.goOn.to(), icon: 'device', title: 'Продовжити на іншому пристрої', text: 'Без пароля, за кодом або QR-кодом' },
  ]
  return (
    <Panel title="Твоє місце">
      <ul>
        {places.map(({ href, icon, title, text }) => (
          <li key={href} className={css({ borderBottom: 'line', _last: { borderBottom: 'none' } })}>
            <Link href={href} className={row}>
              <Icon name={icon} />
              <span className={css({ display: 'grid', minWidth: '0' })}>
                <span className={css({ textStyle: 'label' })}>{title}</span>
                <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{text}</span>
              </span>
              <Icon name="arrow-right" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'markTextTail',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  paddingBlock: '3',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'pen' },
})
