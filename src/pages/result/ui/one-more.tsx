import type { Result } from '#domain/result'
import { useStartSurvey } from '@/features/start-survey'
import { useOnline } from '@/shared/lib/online'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

type OneMoreProps = { result: Pick<Result, 'id' | 'subject'>; like: string }

/** «Ще одне таке»: another task of the same template, to solve at once. */
export function OneMore({ result, like }: OneMoreProps) {
  const { start, isStarting } = useStartSurvey()
  const isOnline = useOnline()
  const ask = () => start({ mode: 'retry', subject: result.subject, of: result.id, which: 'another', like })
  return (
    <>
      <Button variant="secondary" disabled={!isOnline} isLoading={isStarting} onClick={ask}>
        <Icon name="refresh" size="small" />
        Ще одне таке
      </Button>
      {!isOnline && <span role="status">Нове завдання можна взяти, коли з’явиться з’єднання.</span>}
    </>
  )
}
