import type { Key } from '#domain/key'
import { addresses } from '@/shared/routes'
import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'
import type { Adding } from '../survey-view'

type CheckedOnwardsProps = {
  questionKey: Key
  question: string
  /** Null where the sheet can only be looked at. */
  adding: Adding | null
  isOffline: boolean
}

/** Where to read about a checked task, and one more like it. */
export function CheckedOnwards({ questionKey: { theory, explanation }, question, adding, isOffline }: CheckedOnwardsProps) {
  return (
    <>
      <div className={css({ wrap: '2' })}>
        {theory && (
          <ButtonLink variant="secondary" href={`${addresses.theoryArticle.to(theory)}${theory.block ? `#${theory.block}` : ''}`}>
            <Icon name="book" size="small" />
            <ForeignTitle text={theory.title} lang={langIn(explanation)} />
          </ButtonLink>
        )}
        {adding && (
          <Button
            variant="secondary"
            disabled={isOffline}
            isLoading={adding.state === 'asking'}
            aria-describedby="more-reason"
            onClick={() => adding.ask(question)}
          >
            <Icon name="refresh" size="small" />
            Ще одне таке
          </Button>
        )}
      </div>
      <p id="more-reason" role="status" className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '-3' })}>
        {adding && isOffline
          ? 'Нове завдання можна взяти, коли з’явиться з’єднання.'
          : adding?.state === 'refused'
            ? 'Не вдалося взяти ще одне завдання. Спробуй ще раз.'
            : ''}
      </p>
    </>
  )
}
