import type { FC } from 'react'
import type { PageMode } from '../model/modes'
import type { FormProps } from './form'

/** The form of each mode; its code comes beside what the form shows. */
export const loadForm: Record<PageMode, () => Promise<FC<FormProps>>> = {
  quick: async () => (await import('./quick-form')).QuickForm,
  topics: async () => (await import('./topics-form')).TopicsForm,
  mixed: async () => (await import('./mixed-form')).MixedForm,
  mistakes: async () => (await import('./mistakes-form')).MistakesForm,
  nmt: async () => (await import('./nmt-form')).NmtForm,
  diagnostic: async () => (await import('./diagnostic-form')).DiagnosticForm,
  custom: async () => (await import('./custom-form')).CustomForm,
  saved: async () => (await import('./saved-form')).SavedForm,
}
