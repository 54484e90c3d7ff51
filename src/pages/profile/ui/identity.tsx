import { css } from 'styled-system/css'
import type { User } from '#contract/user'
import { Chip } from '@/shared/ui/chip'

const names = { google: 'Google', apple: 'Apple', demo: 'Демонстраційний вхід' }

/** Shows how the account signs in. */
export function Identity({ user: { email, providers } }: { user: User }) {
  const isRelayed = email?.endsWith('@privaterelay.appleid.com') ?? false
  return (
    <dl className={css({ stack: '4' })}>
      <div className={row}>
        <dt className={css({ textStyle: 'smallLabel' })}>E-mail</dt>
        <dd className={css({ overflowWrap: 'anywhere' })}>
          {email ?? 'Не вказано'}
          {isRelayed && (
            <span className={css({ display: 'block', textStyle: 'small', color: 'inkMuted' })}>Адресу приховано через Apple</span>
          )}
        </dd>
      </div>
      <div className={row}>
        <dt className={css({ textStyle: 'smallLabel' })}>Пов’язані акаунти</dt>
        <dd className={css({ wrap: '2' })}>
          {providers?.length ? providers.map((provider) => <Chip key={provider}>{names[provider]}</Chip>) : 'Немає, вхід із паролем'}
        </dd>
      </div>
    </dl>
  )
}

const row = css({ stack: '1' })
