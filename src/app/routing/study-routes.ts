import * as v from 'valibot'
import { subjectId } from '#domain/text'
import { defineRoute, type Route } from './route'

/** Routes of pages on which a pupil studies and sees the results. */
export const studyRoutes: readonly Route[] = [
  defineRoute({
    address: 'diagnostic',
    params: v.object({ subject: v.optional(subjectId) }),
    access: 'visitor',
    title: 'Діагностика',
    isIndexed: false,
    load: async () => (await import('@/pages/diagnostic')).DiagnosticPage,
  }),
  defineRoute({
    address: 'admission',
    access: 'visitor',
    title: 'Мій конкурсний бал',
    isIndexed: false,
    load: async () => (await import('@/pages/admission')).AdmissionPage,
  }),
  defineRoute({
    address: 'start',
    access: 'visitor',
    title: 'З чого почати',
    isIndexed: false,
    load: async () => (await import('@/pages/first-steps')).FirstStepsPage,
  }),
]
