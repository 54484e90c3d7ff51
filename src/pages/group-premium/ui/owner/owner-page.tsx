import { useActorRef, useSelector } from '@xstate/react'
import type { FC } from 'react'
import { fromPromise, type StateValueFrom } from 'xstate'
import { readGroup } from '@/entities/group'
import { inspection } from '@/shared/lib/inspection'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { useErrorToast } from '@/shared/ui/toaster'
import { performChange } from '../../api/perform-change'
import { groupDeskMachine } from '../../model/group-desk.machine'
import { GroupManagement } from './group-management'
import type { ManagementProps } from './management-props'

/** A group at the desk of its owner. */
export function OwnerPage({ id }: { id: string }) {
  const actor = useActorRef(
    groupDeskMachine.provide({
      actors: {
        loadGroup: fromPromise(() => readGroup(id)),
        perform: fromPromise(({ input }) =>
          input ? performChange(id, input.change, input.key) : Promise.reject(new Error('Nothing to do')),
        ),
      },
    }),
    inspection(),
  )
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { group, deed, problem } = useSelector(actor, (snapshot) => snapshot.context)
  useErrorToast(state === 'refused' || state === 'failed' ? problem?.detail : undefined)
  const View = viewOf[state]
  return (
    <View
      group={group}
      busyWith={state === 'changing' ? (deed?.change ?? null) : null}
      problem={problem?.detail ?? null}
      onChange={(change) => actor.send({ type: 'change.ask', change })}
      onRetry={() => actor.send({ type: 'group.load' })}
    />
  )
}

type ViewProps = Omit<ManagementProps, 'group'> & { group: ManagementProps['group'] | null; onRetry: () => void }

const Shown = ({ group, ...rest }: ViewProps) => group && <GroupManagement {...rest} group={group} />

const Loading = () => (
  <Page title={<span aria-hidden="true">&nbsp;</span>}>
    <Skeleton shapes={['block', 'row', 'row']} />
  </Page>
)

const Failed = ({ problem, onRetry }: ViewProps) => (
  <Page title="Група не завантажилася">
    <ProblemNotice title="Не вдалося завантажити групу" onRetry={onRetry}>
      {problemText(problem ?? '')}
    </ProblemNotice>
  </Page>
)

const viewOf: Record<StateValueFrom<typeof groupDeskMachine>, FC<ViewProps>> = {
  loading: Loading,
  ready: Shown,
  changing: Shown,
  refused: Shown,
  failed: Failed,
}
