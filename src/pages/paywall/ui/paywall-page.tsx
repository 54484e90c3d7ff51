import { PurchasePage } from './purchase-page'

/** The calm page of the offer: a table of what is free and what premium adds. */
export const PaywallPage = () => <PurchasePage isStory={false} />

/** The page of the offer that tells a story: what is free, my weak topics, the plan, the price. */
export const PaywallStoryPage = () => <PurchasePage isStory />
