import { cx } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { priceText } from '@/shared/lib/price-text'
import { sumOf, planOf } from '../model/offer'
import { dayOf } from '../model/day-of'
import { AddedList } from './added-list'
import { ComparedOffer } from './compared-offer'
import { FreeList } from './free-list'
import { Heading } from './heading'
import { PremiumStatus } from './premium-status'
import { Questions } from './questions'
import { StoryOffer } from './story-offer'
import { free } from '../model/what-it-gives'
import { TestMark } from './test-mark'
import { Checkout } from './checkout'
import type { View } from './view'

const look = offerLook()

/** The free part, the gains of premium, the price and the way to pay. */
export const OfferView: View = (props) => {
  const { offer, order } = props.context
  if (!offer) return null
  const { gift } = offer
  const plan = planOf(offer, order)
  if (gift)
    return (
      <Page title={`${gift.name ?? 'Вас'} ${gift.name ? 'просить' : 'просять'} оплатити преміум`} lead={giftLead}>
        <TestMark isTest={offer.isTest} />
        <div className={look.columns}>
          <div className={cx(look.stack, look.about)}>
            <Heading>Що лишається безкоштовним</Heading>
            <FreeList items={free} />
            <Heading>Що додасть преміум</Heading>
            <AddedList />
          </div>
          <Checkout {...props} offer={offer} plan={gift.isPaid ? undefined : plan} />
        </div>
      </Page>
    )
  return (
    <Page
      title={order.seats !== null ? 'Преміум для класу' : props.isStory ? 'Учись безкоштовно. Преміум — щоб устигнути більше' : 'Преміум'}
      lead={
        props.isStory
          ? undefined
          : 'Навчання безкоштовне й таким лишиться. Преміум додає порядок тем за приростом балів та всі модулі курсів.'
      }
    >
      <TestMark isTest={offer.isTest} />
      <PremiumStatus user={offer.user} />
      <div className={look.columns}>
        <div className={cx(look.stack, look.about)}>{props.isStory ? <StoryOffer /> : <ComparedOffer />}</div>
        <Checkout {...props} offer={offer} plan={plan} />
        <Questions />
      </div>
      {props.isStory && plan && (
        <div className={look.sticky}>
          <span>
            <strong>{priceText(sumOf(plan, order))}</strong>
            {plan.until && ` до ${dayOf(plan.until)}`}
          </span>
          <ButtonLink href="#checkout">До оплати</ButtonLink>
        </div>
      )}
    </Page>
  )
}

const giftLead = 'Один платіж за учня чи ученицю. Акаунт вам не потрібен, автопродовження немає.'
