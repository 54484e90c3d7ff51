import { pluralOf } from '#domain/plural'
import type { Product } from '#contract/product'
import { css, cx } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { priceText } from '@/shared/lib/price-text'
import { sumOf, type Offer } from '../model/offer'
import { dayOf } from '../model/day-of'
import { GroupLink } from './group-link'
import { NotNow } from './not-now'
import { PayForm } from './pay-form'
import { PlanChoice } from './plan-choice'
import { Terms } from './terms'
import type { ViewProps } from './view'

const look = offerLook()

type CheckoutProps = ViewProps & { offer: Offer; plan: Product | undefined }

/** The price, the terms and the way to pay. */
export function Checkout(props: CheckoutProps) {
  const { offer, plan, context, returnTo } = props
  return (
    <div id="checkout" className={look.checkout}>
      <Panel title={offer.gift?.isPaid ? 'Уже оплачено' : 'Ціна'}>
        <div className={look.stack}>
          {offer.gift?.isPaid && <p>За цим посиланням уже оплатили. Дякуємо! Більше платити не треба.</p>}
          {plan && (
            <>
              <PlanChoice {...props} offer={offer} chosen={plan} />
              <Terms
                rows={[
                  ['Усього', priceText(sumOf(plan, context.order))],
                  ['Діє', plan.until ? `до ${dayOf(plan.until)}` : `${plan.days} ${pluralOf(plan.days ?? 0, ['день', 'дні', 'днів'])}`],
                  ['Автопродовження', plan.isRenewing ? 'Так' : 'Ні, один платіж'],
                  ['Повернення грошей', `${plan.refundDays} ${pluralOf(plan.refundDays, ['день', 'дні', 'днів'])}, без пояснень`],
                  ['Спосіб оплати', 'Картка, Apple Pay, Google Pay'],
                ]}
              />
              <PayForm {...props} offer={offer} plan={plan} />
            </>
          )}
          {!offer.gift && context.order.seats === null && <GroupLink products={offer.products} />}
          <p className={cx(look.small, css({ textStyle: 'small', color: 'inkMuted' }))}>
            Оплата означає згоду з <a href={addresses.publicOferta.to()}>публічною офертою</a>. Що ми зберігаємо, пояснює{' '}
            <a href={addresses.privacy.to()}>Політика конфіденційності</a>.
          </p>
        </div>
      </Panel>
      <NotNow returnTo={returnTo} />
    </div>
  )
}
