import type { Survey } from '#domain/survey'
import { addresses } from '@/shared/routes'

/** Finds the page after a finished paper: after the first block of the day to the second, otherwise to the result. */
export const addressAfter = (subject: string, id: string, survey: Survey | null): string =>
  survey?.day?.block === 1 ? addresses.survey.to({ subject, surveyId: survey.day.otherId }) : addresses.result.to({ subject, surveyId: id })

/** Finds the page for a pupil who leaves a paper: its subject, or the dashboard where it has two. */
export const addressOutside = (subject: string): string =>
  subject === 'block' ? addresses.dashboard.to() : addresses.subject.to({ subject })
