import type { FormValues } from '../model/form-values'
import type { SetupInput, Plan } from '../model/plan'

/** The props of the form of a mode. */
export type FormProps = {
  values: FormValues
  onChange: (change: Partial<FormValues>) => void
  ground: SetupInput
  plan: Plan
  isStarting: boolean
  /** Starts at once, with these values where the press itself chooses them. */
  onStart: (change?: Partial<FormValues>) => void
}
