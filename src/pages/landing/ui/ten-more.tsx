import type { TaskOfTheDay } from '#contract/showcase'
import { useStartSurvey } from '@/features/start-survey'
import { Button } from '@/shared/ui/button'

/** Begins ten tasks of the same section at once. */
export function TenMore({ task: { subject, topic } }: { task: TaskOfTheDay }) {
  const { start, isStarting } = useStartSurvey()
  return (
    <Button isLoading={isStarting} onClick={() => start({ mode: 'topics', subject: subject.id, topics: [topic.id], count: 10 })}>
      Ще 10 таких
    </Button>
  )
}
