import * as v from 'valibot'
import { defineRoute, type Route } from './route'

const none = v.object({})

/** Pages that sell something. */
export const offerRoutes: readonly Route[] = [
  defineRoute({
    address: 'groupPremium',
    params: none,
    access: 'visitor',
    title: 'Преміум для групи',
    isIndexed: true,
    load: async () => (await import('@/pages/group-premium')).GroupPremiumPage,
  }),
  defineRoute({
    address: 'paywall',
    params: none,
    access: 'visitor',
    title: 'Преміум',
    isIndexed: false,
    load: async () => (await import('@/pages/paywall')).PaywallPage,
  }),
  defineRoute({
    address: 'paywallV2',
    params: none,
    access: 'visitor',
    title: 'Преміум',
    isIndexed: false,
    load: async () => (await import('@/pages/paywall')).PaywallStoryPage,
  }),
]
