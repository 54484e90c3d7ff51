import { useState } from 'react'
import type { Assignment, Member } from '#contract/group'
import { dueText, taskAddress } from '@/entities/group'
import { countOf } from '@/entities/subject'
import { Button, ButtonLink } from '@/shared/ui/button'
import { answersAddress, worksheetsAddress } from '../../model/address'
import { lastSubject } from '../../model/last-subject'
import { sharingMembers } from '../../model/sharing-members'
import { worksInOrder } from '../../model/work-order'
import { AssignForm } from './assign-form'
import { GivenWork } from './given-work'
import { GivingPanel } from './giving-panel'
import type { ManagementProps } from './management-props'
import { ShareWork } from './share-work'

/** Papers given to the group, what has come of each, and a new one. */
export function Assignments({ group, busyWith, onChange }: ManagementProps) {
  const { assignments } = group
  const [now] = useState(() => Date.now())
  const sharing = sharingMembers(group)
  const leftOf = ({ sittings }: Assignment) => {
    const finished = new Set(sittings.flatMap(({ state, memberId }) => (state === 'finished' ? [memberId] : [])))
    return sharing.filter(({ id }) => !finished.has(id))
  }
  const { current, past } = worksInOrder(assignments, (assignment) => leftOf(assignment).length, now)
  const draw = (assignment: Assignment) => (
    <One
      key={assignment.id}
      groupId={group.id}
      assignment={assignment}
      sharing={sharing}
      left={leftOf(assignment)}
      isBusy={busyWith?.kind === 'withdraw' && busyWith.assignmentId === assignment.id}
      isOpening={busyWith?.kind === 'release' && busyWith.assignmentId === assignment.id}
      onRelease={() => onChange({ kind: 'release', assignmentId: assignment.id })}
      onWithdraw={() => onChange({ kind: 'withdraw', assignmentId: assignment.id })}
    />
  )
  return (
    <GivingPanel
      isFirst
      beside={
        <ButtonLink size="small" variant="secondary" href={worksheetsAddress(group.id)}>
          Скласти роботу
        </ButtonLink>
      }
      title="Завдання класу"
      action="Призначити варіант"
      empty={{ title: 'Класу ще нічого не дано', text: 'Оберіть варіант і строк: у всіх будуть ті самі завдання в тому самому порядку.' }}
      onChange={onChange}
      form={(give, close) => (
        <AssignForm
          isBusy={busyWith !== null}
          given={lastSubject(group)}
          onCancel={close}
          onAssign={(request) => give({ kind: 'assign', request })}
        />
      )}
      past={past.map(draw)}
    >
      {current.map(draw)}
    </GivingPanel>
  )
}

type OneProps = {
  groupId: string
  assignment: Assignment
  sharing: readonly Member[]
  left: readonly Member[]
  isBusy: boolean
  isOpening: boolean
  onRelease: () => void
  onWithdraw: () => void
}

function One({ groupId, assignment, sharing, left, isBusy, isOpening, onRelease, onWithdraw }: OneProps) {
  const { title, subjectTitle, tasks, due, isReviewOpen } = assignment
  const name = `${subjectTitle}, ${title}`
  return (
    <GivenWork
      name={name}
      lines={`${countOf(tasks, 'task')} · здати до ${dueText(due)} · ${isReviewOpen ? 'розбір відкрито' : 'розбір відкриється після строку'}`}
      verb="Здали"
      sharing={sharing}
      left={left}
      isBusy={isBusy}
      onTakeBack={onWithdraw}
      presses={
        <>
          <ButtonLink
            size="small"
            variant="quiet"
            aria-label={`Відповіді за завданнями: ${name}`}
            href={answersAddress(groupId, assignment.id)}
          >
            Відповіді
          </ButtonLink>
          {!isReviewOpen && (
            <Button size="small" variant="quiet" isLoading={isOpening} aria-label={`Відкрити розбір: ${name}`} onClick={onRelease}>
              Відкрити розбір
            </Button>
          )}
        </>
      }
      sharePresses={<ShareWork name={name} path={taskAddress(groupId, assignment.id)} />}
    />
  )
}
