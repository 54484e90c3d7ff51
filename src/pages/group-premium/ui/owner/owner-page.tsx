import type { Group } from '#contract/group'
import { readGroup } from '@/entities/group'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { useOnceCall } from '@/shared/lib/once-call'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { useErrorToast } from '@/shared/ui/toaster'
import { performChange } from '../../api/perform-change'
import type { GroupChange } from '../../model/group-change'
import { GroupManagement } from './group-management'

/** A group as its owner sees it. */
export function OwnerPage({ id }: { id: string }) {
  const group = useLoad(() => readGroup(id))
  if (group.state === 'ready') return <OwnedGroup loaded={group.found} />
  if (group.state === 'loading') {
    return <LoadingPage shapes={['block', 'row', 'row']} />
  }
  return <FailedPage title="Група не завантажилася" failure="Не вдалося завантажити групу" answer={group} />
}

/** The group after the last change that succeeded; a failed change leaves it as it was and can be tried again. */
function OwnedGroup({ loaded }: { loaded: Group }) {
  const change = useOnceCall((wanted: GroupChange, key) => performChange(loaded.id, wanted, key))
  const problem = change.error === null ? null : problemOf(change.error).detail
  useErrorToast(problem ?? undefined)
  return (
    <GroupManagement
      group={change.answer ?? loaded}
      busyWith={change.state === 'calling' ? change.request : null}
      problem={problem}
      onChange={change.make}
    />
  )
}
