import type { SubjectReadiness } from '#domain/prediction'
import { css, cx } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { toSubjects } from '../model/task-start'
import { WayButton } from './way-button'

const look = boardLook()

type QuickActionsProps = { subjects: readonly SubjectReadiness[]; /** Null where nothing is known of cards. */ dueCards: number | null }

/** The things that can be begun at any moment. */
export function QuickActions({ subjects, dueCards }: QuickActionsProps) {
  const subject = subjects.toSorted((a, b) => a.now.answers - b.now.answers)[0]?.subject
  const mistakes = subjects.reduce((sum, { mistakesDue }) => sum + mistakesDue, 0)
  const most = subjects.toSorted((a, b) => b.mistakesDue - a.mistakesDue)[0]?.subject
  return (
    <nav aria-label="Швидкі дії" className={cx(look.quick, css({ '& > *': { paddingInline: '1' } }))}>
      <WayButton variant="secondary" start={subject === undefined ? toSubjects : { wish: { mode: 'quick', subject, count: 5 } }}>
        10 хвилин
      </WayButton>
      <ButtonLink
        variant="secondary"
        href={most === undefined ? addresses.subjects.to() : addresses.tests.to({ subject: most, mode: 'mistakes' })}
      >
        Помилки{mistakes > 0 && ` (${mistakes})`}
      </ButtonLink>
      <ButtonLink variant="secondary" href={addresses.flashcard.to()}>
        Картки{dueCards !== null && dueCards > 0 && ` (${dueCards})`}
      </ButtonLink>
    </nav>
  )
}
