import type { Assignment, Member } from '#contract/group'
import { css } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { dueText } from '@/entities/group'
import { countOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { AssignForm } from './assign-form'
import { GivingPanel } from './giving-panel'
import type { ManagementProps } from './management-props'
import { SittingTable } from './sitting-table'

const look = groupLook()

/** Papers given to the group, what has come of each, and a new one. */
export function Assignments({ group, busyWith, onChange }: ManagementProps) {
  const { assignments, members } = group
  return (
    <GivingPanel
      title="Завдання групи"
      action="Призначити варіант"
      empty={{ title: 'Групі ще нічого не дано', text: 'Оберіть варіант і строк: у всіх будуть ті самі завдання в тому самому порядку.' }}
      form={(close) => (
        <AssignForm
          isBusy={busyWith?.kind === 'assign'}
          onCancel={close}
          onAssign={(request) => {
            onChange({ kind: 'assign', request })
            close()
          }}
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
    <section aria-label={name} className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <div className={look.row}>
        <div>
          <h3 className={css({ textStyle: 'subheading' })}>{name}</h3>
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
            {countOf(tasks, 'task')} · здати до {dueText(due)} · здано {finished} з {sharing.length}, хто показує результати ·{' '}
            {isReviewOpen ? 'розбір відкрито' : 'розбір відкриється після строку'}
          </p>
        </div>
        {!isReviewOpen && (
          <Button size="small" variant="quiet" isLoading={isOpening} aria-label={`Відкрити розбір: ${name}`} onClick={onRelease}>
            Відкрити розбір
          </Button>
        )}
        <Button size="small" variant="quiet" isLoading={isBusy} aria-label={`Забрати завдання: ${name}`} onClick={onWithdraw}>
          Забрати
        </Button>
      </div>
      {sharing.length > 0 && <SittingTable assignment={assignment} members={sharing} />}
    </section>
  )
}
