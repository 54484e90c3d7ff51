import { useSessionState } from '@/entities/session'
import { useStartSurvey } from '@/features/start-survey'
import { laterPart } from '@/shared/lib/later'

const GroupTasks = laterPart(async () => (await import('@/entities/group')).GroupTasks)

/** What a teacher has given to do; a guest is in no group. */
export function GroupPlace({ now }: { now: number }) {
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const { start, isStarting } = useStartSurvey()
  return isSignedIn && <GroupTasks now={now} isStarting={isStarting} onStart={start} />
}
