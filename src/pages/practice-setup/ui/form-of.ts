import type { FC } from 'react'
import type { PageMode } from '../model/modes'
import { CustomForm } from './custom-form'
import { DiagnosticForm } from './diagnostic-form'
import type { FormProps } from './form'
import { MistakesForm } from './mistakes-form'
import { MixedForm } from './mixed-form'
import { NmtForm } from './nmt-form'
import { QuickForm } from './quick-form'
import { SavedForm } from './saved-form'
import { TopicsForm } from './topics-form'

/** The form of each mode. */
export const formOf: Record<PageMode, FC<FormProps>> = {
  quick: QuickForm,
  topics: TopicsForm,
  mixed: MixedForm,
  mistakes: MistakesForm,
  nmt: NmtForm,
  diagnostic: DiagnosticForm,
  custom: CustomForm,
  saved: SavedForm,
}
