import { remindersAnswerSchema, type Reminders, type RemindersChange } from '#contract/reminder'
import { problemOf } from '@/shared/api'
import { useOwnAnswer, type OwnAnswer } from '@/shared/lib/answer'
import { useOnceCall } from '@/shared/lib/once-call'
import { useErrorToast } from '@/shared/ui/toaster'
import { chooseReminders, remindersPath } from '../api/reminder-calls'

type Held = {
  asked: OwnAnswer<{ reminders: Reminders }>
  reminders: Reminders | null
  isSaving: boolean
  isSaved: boolean
  choose: (change: RemindersChange) => void
}

/** The reminders of the account: as the server has them, and how they are changed. A change that failed is told and changes nothing. */
export function useReminders(): Held {
  const asked = useOwnAnswer(remindersPath, remindersAnswerSchema)
  const call = useOnceCall((change: RemindersChange) => chooseReminders(change))
  useErrorToast(call.error === null ? undefined : problemOf(call.error).detail)
  const found = asked.state === 'ready' ? asked.found.reminders : null
  return {
    asked,
    reminders: call.answer ?? found,
    isSaving: call.state === 'calling',
    isSaved: call.state === 'answered',
    choose: call.make,
  }
}
