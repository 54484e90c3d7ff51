import * as v from 'valibot'
import { defineRoute, type Route } from './route'

const words = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]*(\/[\p{L}\p{N}][\p{L}\p{N}.-]*)*$/u))

/** Pages of words. The last of them takes every address that nothing else has taken. */
export const contentPageRoutes: readonly Route[] = [
  defineRoute({
    address: 'team',
    access: 'open',
    hasPublicMenu: true,
    title: 'Команда',
    isIndexed: true,
    load: async () => (await import('@/pages/content-page')).TeamPage,
  }),
  defineRoute({
    address: 'partnership',
    access: 'open',
    hasPublicMenu: true,
    title: 'Партнерство',
    isIndexed: true,
    load: async () => (await import('@/pages/content-page')).PartnershipPage,
  }),
  defineRoute({
    address: 'privacy',
    access: 'open',
    title: 'Політика конфіденційності',
    isIndexed: true,
    load: async () => (await import('@/pages/content-page')).PrivacyPage,
  }),
  defineRoute({
    address: 'terms',
    access: 'open',
    title: 'Умови користування',
    isIndexed: true,
    load: async () => (await import('@/pages/content-page')).TermsPage,
  }),
  defineRoute({
    address: 'publicOferta',
    access: 'open',
    title: 'Публічна оферта',
    isIndexed: true,
    load: async () => (await import('@/pages/content-page')).OfferPage,
  }),
  defineRoute({
    address: 'content',
    params: v.object({ slug: words }),
    access: 'readable',
    title: 'Сторінка',
    isIndexed: true,
    load: async () => (await import('@/pages/content-page')).WrittenPage,
  }),
]
