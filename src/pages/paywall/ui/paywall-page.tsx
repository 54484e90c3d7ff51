import { lazyPart } from '@/shared/ui/lazy-part'
import { LoadingView } from './loading-view'

const PurchasePage = lazyPart(async () => (await import('./purchase-page')).PurchasePage, <LoadingView />)

/** The calm page of the offer: a table of what is free and what premium adds. */
export const PaywallPage = () => <PurchasePage isStory={false} />

/** The page of the offer that tells a story: what is free, my weak topics, the plan, the price. */
export const PaywallStoryPage = () => <PurchasePage isStory />
