import type { GroupWork } from '#contract/group-work'
import { css } from 'styled-system/css'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { dueText } from '../model/due-text'
import { startText, workAddress, workName } from '../model/work-text'
import { given } from './given-style'
import { WorkName } from './work-name'

type WorkRowProps = { work: GroupWork; /** ms since the epoch. */ now: number }

/** A topic, a lesson or a deck that a group has been given: how far it is, and the way to it. It is ticked off by what was done. */
export function WorkRow({ work, now }: WorkRowProps) {
  const { subjectTitle, due, done, needed, doneAt } = work
  const name = workName(work)
  return (
    <li className={given.row}>
      <div className={given.about}>
        <span className={css({ textStyle: 'label' })}>
          <WorkName work={work} />
        </span>
        <span className={given.line}>
          {subjectTitle} · до {dueText(due)}
          {doneAt === null && Date.parse(due) < now && <Chip tone="wrong">строк минув</Chip>}
        </span>
      </div>
      {doneAt === null ? (
        <>
          <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
            {done} з {needed}
          </span>
          <ButtonLink size="small" aria-label={`${startText(work)}: ${name}`} href={workAddress(work)}>
            {startText(work)}
          </ButtonLink>
        </>
      ) : (
        <Chip tone="right" icon="check">
          зроблено
        </Chip>
      )}
    </li>
  )
}
