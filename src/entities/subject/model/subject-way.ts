import type { Crumb } from '@/shared/ui/breadcrumbs'
import { addresses } from '@/shared/routes'

/** The way from the catalogue to a page of a subject; without a subject to the page of the subject itself. */
export const subjectWay = (subject?: { id: string; title: string }): Crumb[] => [
  { title: 'Предмети', to: addresses.subjects.to() },
  ...(subject ? [{ title: subject.title, to: addresses.subject.to({ subject: subject.id }) }] : []),
]
