import { defineRoute, type Route } from './route'

/** Pages about the visitor. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    address: 'me',
    access: 'visitor',
    title: 'Я',
    isIndexed: false,
    load: async () => (await import('@/pages/me')).MePage,
  }),
  defineRoute({
    address: 'profile',
    access: 'authorized',
    title: 'Персональні дані',
    isIndexed: false,
    load: async () => (await import('@/pages/profile')).ProfilePage,
  }),
  defineRoute({
    address: 'reminders',
    access: 'visitor',
    title: 'Нагадування',
    isIndexed: false,
    load: async () => (await import('@/pages/reminders')).RemindersPage,
  }),
  defineRoute({
    address: 'goOn',
    access: 'visitor',
    title: 'На іншому пристрої',
    isIndexed: false,
    load: async () => (await import('@/pages/hand-over')).HandOverPage,
  }),
  defineRoute({
    address: 'operations',
    access: 'visitor',
    title: 'Стан сайту',
    isIndexed: false,
    isSecret: true,
    load: async () => (await import('@/pages/operations')).OperationsPage,
  }),
]
