import { defineRoute, type Route } from './route'

/** Pages that sell something. */
export const offerRoutes: readonly Route[] = [
  defineRoute({
    address: 'groupPremium',
    access: 'visitor',
    title: 'Преміум для класу',
    isIndexed: true,
    load: async () => (await import('@/pages/group-premium')).GroupPremiumPage,
  }),
  defineRoute({
    address: 'paywall',
    access: 'visitor',
    title: 'Преміум',
    isIndexed: false,
    load: async () => (await import('@/pages/paywall')).PaywallPage,
  }),
  defineRoute({
    address: 'paywallV2',
    access: 'visitor',
    title: 'Преміум',
    isIndexed: false,
    load: async () => (await import('@/pages/paywall')).PaywallStoryPage,
  }),
]
