import type { SurveyWish } from '#contract/survey-request'
import { useStartSurvey } from '@/features/start-survey'
import { Button } from '@/shared/ui/button'

/** Begins ten tasks like these at once. */
export function TenMore({ wish }: { wish: SurveyWish }) {
  const { start, isStarting } = useStartSurvey()
  return (
    <Button variant="secondary" isLoading={isStarting} onClick={() => start(wish)}>
      Ще 10 таких
    </Button>
  )
}
