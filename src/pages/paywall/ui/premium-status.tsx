import { css } from 'styled-system/css'
import type { User } from '#contract/user'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { dayOf } from '../model/day-of'
import { KeepBought } from './keep-bought'

/** For whoever has premium already: until when, who pays, where it is managed. */
export function PremiumStatus({ user: { premium, is_anonymous: isGuest } }: { user: User }) {
  if (premium.status === 'none') return null
  const isSeat = premium.store === 'group'
  return (
    <div className={css({ marginBottom: '6' })}>
      <Panel tone="marker">
        <div className={css({ wrap: '4', alignItems: 'center', justifyContent: 'space-between' })}>
          <div>
            <p className={css({ textStyle: 'subheading' })}>Преміум діє{premium.until && ` до ${dayOf(premium.until)}`}</p>
            <p>
              {isSeat
                ? 'Твоє місце оплачує той, хто веде клас. Тобі платити не треба.'
                : 'Автопродовження немає: більше нічого не спишеться.'}
            </p>
            {premium.is_test && <Chip tone="marker">тест, гроші не списано</Chip>}
          </div>
          {isGuest ? (
            <KeepBought />
          ) : (
            <ButtonLink variant="secondary" href={isSeat ? addresses.groupPremium.to() : addresses.profile.to()}>
              {isSeat ? 'Мій клас' : 'Керувати у профілі'}
            </ButtonLink>
          )}
        </div>
      </Panel>
    </div>
  )
}
