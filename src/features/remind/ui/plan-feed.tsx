import { useReminders } from '../model/use-reminders'
import { FeedAddress } from './feed-address'

/** The address of the plan for a calendar, where the plan stands. */
export function PlanFeed() {
  const { reminders, isSaving, refusal, feed } = useReminders()
  return (
    reminders && (
      <>
        <FeedAddress path={reminders.calendar} isSaving={isSaving} onChange={feed} />
        {refusal !== null && <p role="alert">{refusal}</p>}
      </>
    )
  )
}
