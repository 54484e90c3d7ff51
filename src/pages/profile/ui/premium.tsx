import { css } from 'styled-system/css'
import type { User } from '#contract/user'
import { addresses, ownOffer } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { cancelSubscription } from '../api/profile-calls'
import { dayText } from '../model/moment-text'
import { lazyPart } from '@/shared/lib/lazy'
import { useConsent } from './use-consent'

const Receipts = lazyPart(async () => (await import('./receipts')).Receipts)

type PremiumProps = { premium: User['premium']; onChange: () => void }

/** The paid product and its end; a renewal is stopped here. */
export function Premium({ premium, onChange }: PremiumProps) {
  const consent = useConsent(() => cancelSubscription(premium), onChange)
  const until = premium.until ? dayText(premium.until) : ''
  const isRenewing = premium.is_renewing !== false && Boolean(premium.store_item_id)
  const isSeat = premium.store === 'group'
  if (premium.status === 'none')
    return (
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p>Преміум не підключено. Навчання безкоштовне й без нього.</p>
        <ButtonLink variant="secondary" href={ownOffer({ returnTo: addresses.profile.to() })}>
          Що додає преміум
        </ButtonLink>
        <Receipts />
      </div>
    )
  return (
    <div className={css({ stack: '4', justifyItems: 'start' })}>
      <p>
        <strong className={css({ textStyle: 'label' })}>Преміум діє{until && ` до ${until}`}.</strong>{' '}
        {isSeat
          ? 'Твоє місце оплачує той, хто веде клас.'
          : premium.is_renewing === false
            ? 'Автопродовження немає, більше нічого не спишеться.'
            : isRenewing && 'Потім підписка продовжиться.'}
      </p>
      {premium.is_test && <Chip tone="marker">тест, гроші не списано</Chip>}
      {isRenewing && (
        <Button variant="secondary" onClick={consent.ask}>
          Скасувати підписку
        </Button>
      )}
      <Receipts />
      <LazyConsentDialog {...consent.question} title="Скасувати підписку?" yes="Скасувати підписку" no="Лишити">
        <p>Гроші більше не списуватимуться. {until ? `Преміум діятиме до ${until}.` : 'Преміум діятиме до кінця оплаченого часу.'}</p>
      </LazyConsentDialog>
    </div>
  )
}
