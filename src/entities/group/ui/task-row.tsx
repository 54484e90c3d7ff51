import type { GroupTask } from '#contract/group'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { dueText } from '../model/due-text'
import { taskAddress } from '../model/group-address'
import { given } from './given-style'

type TaskRowProps = { groupId: string; task: GroupTask; now: number }

/** A paper that a group has been given, and the one thing to do about it now; its clock starts on no press here. */
export function TaskRow({ groupId, task, now }: TaskRowProps) {
  const { id, subject, subjectTitle, title, survey, state, raw, max, due, minutes } = task
  const isLate = state !== 'finished' && Date.parse(due) < now
  const name = `${subjectTitle}, ${title}`
  return (
    <li className={given.row}>
      <div className={given.about}>
        <span className={css({ textStyle: 'label' })}>{name}</span>
        <span className={given.line}>
          Здати до {dueText(due)}
          {survey === null && minutes !== null && <span>· {minutes} хв</span>}
          {isLate && <Chip tone="wrong">строк минув</Chip>}
        </span>
      </div>
      {state === 'finished' && raw !== null && (
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
          {raw} з {max}
        </span>
      )}
      {survey === null ? (
        <ButtonLink size="small" aria-label={`До завдання: ${name}`} href={taskAddress(groupId, id)}>
          До завдання
        </ButtonLink>
      ) : (
        <ButtonLink
          size="small"
          variant="secondary"
          aria-label={`${state === 'finished' ? 'Результат' : 'Продовжити'}: ${name}`}
          href={(state === 'finished' ? addresses.result : addresses.survey).to({ subject, surveyId: survey })}
        >
          {state === 'finished' ? 'Результат' : 'Продовжити'}
        </ButtonLink>
      )}
    </li>
  )
}
