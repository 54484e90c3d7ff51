import type { Assignment, Member } from '#contract/group'
import { dueText } from '@/entities/group'
import { countOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { doneText } from '../../model/done-text'
import { lastSubject } from '../../model/last-subject'
import { AssignForm } from './assign-form'
import { Given, GivingPanel } from './giving-panel'
import type { ManagementProps } from './management-props'
import { SittingTable } from './sitting-table'

/** Papers given to the group, what has come of each, and a new one. */
export function Assignments({ group, busyWith, onChange }: ManagementProps) {
  const { assignments, members } = group
  return (
    <GivingPanel
      title="Завдання групи"
      action="Призначити варіант"
      empty={{ title: 'Групі ще нічого не дано', text: 'Оберіть варіант і строк: у всіх будуть ті самі завдання в тому самому порядку.' }}
      onChange={onChange}
      form={(give, close) => (
        <AssignForm
          isBusy={busyWith !== null}
          given={lastSubject(group)}
          onCancel={close}
          onAssign={(request) => give({ kind: 'assign', request })}
        />
      )}
    >
      {assignments.map((assignment) => (
        <One
          key={assignment.id}
          assignment={assignment}
          members={members}
          isBusy={busyWith?.kind === 'withdraw' && busyWith.assignmentId === assignment.id}
          isOpening={busyWith?.kind === 'release' && busyWith.assignmentId === assignment.id}
          onRelease={() => onChange({ kind: 'release', assignmentId: assignment.id })}
          onWithdraw={() => onChange({ kind: 'withdraw', assignmentId: assignment.id })}
        />
      ))}
    </GivingPanel>
  )
}

type OneProps = {
  assignment: Assignment
  members: readonly Member[]
  isBusy: boolean
  isOpening: boolean
  onRelease: () => void
  onWithdraw: () => void
}

function One({ assignment, members, isBusy, isOpening, onRelease, onWithdraw }: OneProps) {
  const { title, subjectTitle, tasks, due, isReviewOpen, sittings } = assignment
  const sharing = members.filter(({ state, sharesResults }) => state === 'active' && sharesResults)
  const finished = sittings.filter(({ state }) => state === 'finished').length
  const name = `${subjectTitle}, ${title}`
  return (
    <Given
      name={name}
      lines={`${countOf(tasks, 'task')} · здати до ${dueText(due)} · ${doneText('здали', finished, sharing.length)} · ${
        isReviewOpen ? 'розбір відкрито' : 'розбір відкриється після строку'
      }`}
      isBusy={isBusy}
      onTakeBack={onWithdraw}
      presses={
        !isReviewOpen && (
          <Button size="small" variant="quiet" isLoading={isOpening} aria-label={`Відкрити розбір: ${name}`} onClick={onRelease}>
            Відкрити розбір
          </Button>
        )
      }
    >
      {sharing.length > 0 && <SittingTable assignment={assignment} members={sharing} />}
    </Given>
  )
}
