import { pluralOf } from '#domain/plural'
import type { Product } from '#contract/product'
import { css } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { visuallyHidden } from '@/shared/ui/visually-hidden'
import { priceText } from '@/shared/lib/price-text'
import { plansOf, sumOf, type Offer } from '../model/offer'
import { dayOf } from '../model/day-of'
import { isOpen, type ViewProps } from './view'

const look = offerLook()

type PlanChoiceProps = ViewProps & { offer: Offer; chosen: Product }

const lastsOf = ({ until, days }: Product): string =>
  until ? `До ${dayOf(until)}` : `${days} ${pluralOf(days ?? 0, ['день', 'дні', 'днів'])} від оплати`

/** The plans as radio buttons; a single one stands without a choice. */
export function PlanChoice({ offer, chosen, context: { order }, send, state }: PlanChoiceProps) {
  const plans = plansOf(offer, order)
  return (
    <fieldset className={look.plans} disabled={!isOpen(state)}>
      <legend className={visuallyHidden}>Що обираєш</legend>
      {plans.map((plan) => (
        <label key={plan.id} className={look.plan}>
          <input
            type="radio"
            name="plan"
            className={visuallyHidden}
            checked={plan.id === chosen.id}
            onChange={() => send({ type: 'product.choose', productId: plan.id })}
          />
          <span className={css({ textStyle: 'label' })}>{plan.title}</span>
          <span className={look.price}>{priceText(sumOf(plan, order))}</span>
          <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
            {order.seats === null || plan.kind !== 'group'
              ? lastsOf(plan)
              : `${order.seats} ${pluralOf(order.seats, ['місце', 'місця', 'місць'])} · ${lastsOf(plan)}`}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
