import * as v from 'valibot'
import { defineRoute, type Route } from './route'

const none = v.object({})

/** Pages about the visitor. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    address: 'me',
    params: none,
    access: 'visitor',
    title: 'Я',
    isIndexed: false,
    load: async () => (await import('@/pages/me')).MePage,
  }),
  defineRoute({
    address: 'profile',
    params: none,
    access: 'authorized',
    title: 'Персональні дані',
    isIndexed: false,
    load: async () => (await import('@/pages/profile')).ProfilePage,
  }),
  defineRoute({
    address: 'reminders',
    params: none,
    access: 'visitor',
    title: 'Нагадування',
    isIndexed: false,
    load: async () => (await import('@/pages/reminders')).RemindersPage,
  }),
  defineRoute({
    address: 'goOn',
    params: none,
    access: 'visitor',
    title: 'На іншому пристрої',
    isIndexed: false,
    load: async () => (await import('@/pages/hand-over')).HandOverPage,
  }),
  defineRoute({
    address: 'operations',
    params: none,
    access: 'visitor',
    title: 'Стан сайту',
    isIndexed: false,
    isSecret: true,
    load: async () => (await import('@/pages/operations')).OperationsPage,
  }),
]
