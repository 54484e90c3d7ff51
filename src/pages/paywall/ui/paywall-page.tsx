import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise, type StateValueFrom } from 'xstate'
import { useLocation } from 'wouter'
import type { Checkout } from '#contract/payment'
import { useSession } from '@/entities/session'
import { useConfig } from '@/shared/config'
import { useDeviceLog } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { createLocalStore } from '@/shared/lib/local-store'
import { showToast } from '@/shared/ui/toaster'
import { leaveForProvider, loadOffer, makeGift, paymentBeginner, readGift, readPayment } from '../api/payment-calls'
import { arrivalOf, keepChoice, storedChoice, storedReturn, ownPage, pageBefore } from '../model/arrival'
import { innermost, type Innermost, type Wish } from '../model/purchase-context'
import { purchaseMachine } from '../model/purchase.machine'
import { FailedView } from './failed-view'
import { LoadingView } from './loading-view'
import { MissingView, UnclearView } from './missing-view'
import { OfferView } from './offer-view'
import { PaidView } from './paid-view'
import { PendingView } from './pending-view'
import { RefundedView } from './refunded-view'
import { UnfinishedView } from './unfinished-view'
import type { View } from './view'

type State = Innermost<StateValueFrom<typeof purchaseMachine>>

export const views: Record<State, View> = {
  loading: LoadingView,
  choosing: OfferView,
  beginning: OfferView,
  leaving: OfferView,
  asking: OfferView,
  shared: OfferView,
  watching: OfferView,
  unwatched: OfferView,
  checking: PendingView,
  pending: PendingView,
  unchecked: PendingView,
  paid: PaidView,
  given: PaidView,
  unfinished: UnfinishedView,
  failed: FailedView,
  refunded: RefundedView,
  unclear: UnclearView,
  missing: MissingView,
}

const visit = createLocalStore(() => sessionStorage)

/** The whole purchase; the two pages of the offer differ in how they tell of it. */
function PurchasePage({ isStory }: { isStory: boolean }) {
  const session = useSession()
  const { apiBaseUrl } = useConfig()
  const log = useDeviceLog()
  const [search] = useState(() => location.search)
  const [, navigate] = useLocation()
  const [arrival] = useState(() => arrivalOf(search))
  const [returnTo] = useState(() => storedReturn(visit, arrival.returnTo, pageBefore()))
  const [logic] = useState(() => {
    const begin = paymentBeginner(log)
    return purchaseMachine.provide({
      actors: {
        loadOffer: fromPromise(({ input, signal }: { input: string | null; signal: AbortSignal }) => loadOffer(input, signal)),
        beginPayment: fromPromise(({ input }: { input: Wish }) => begin(input)),
        leave: fromPromise<void, Checkout | null>(({ input }) => leaveForProvider(input, apiBaseUrl)),
        readPayment: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => readPayment(input, signal)),
        makeGift: fromPromise(({ input }: { input: string }) => makeGift(input)),
        readGift: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => readGift(input, signal)),
      },
    })
  })
  const [stored] = useState(() => storedChoice(visit))
  const order = { ...arrival.order, productId: arrival.order.productId ?? stored.productId }
  const purchase = useActorRef(logic, { ...inspection(), input: { ...arrival, order, email: stored.email } })
  const state = useSelector(purchase, (snapshot) => innermost(snapshot.value) as State)
  const context = useSelector(purchase, (snapshot) => snapshot.context)
  const { productId } = context.order
  const { email } = context
  useEffect(() => keepChoice(visit, { productId, email }), [productId, email])
  useEffect(() => {
    const facts = [
      purchase.on('premium.bought', () => session.send({ type: 'session.recheck' })),
      purchase.on('call.failed', ({ problem }) => showToast({ severity: 'error', title: 'Помилка', detail: problem.detail })),
    ]
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && purchase.send({ type: 'offer.show' })
    const onSight = () => document.visibilityState === 'visible' && purchase.send({ type: 'payment.check' })
    addEventListener('pageshow', onReturn)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      facts.forEach(({ unsubscribe }) => unsubscribe())
      removeEventListener('pageshow', onReturn)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [purchase, session])
  const own = context.offer && ownPage(search, context.offer.variant)
  useEffect(() => {
    if (own) navigate(own, { replace: true })
  }, [own, navigate])
  if (own && isStory !== (context.offer?.variant === 'paywallv2')) return <LoadingView />
  const View = views[state]
  return <View context={context} state={state} send={purchase.send} returnTo={returnTo} isStory={isStory} />
}

/** The calm page of the offer: a table of what is free and what premium adds. */
export const PaywallPage = () => <PurchasePage isStory={false} />

/** The page of the offer that tells a story: what is free, my weak topics, the plan, the price. */
export const PaywallStoryPage = () => <PurchasePage isStory />
