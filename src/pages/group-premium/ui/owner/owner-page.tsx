import { useState } from 'react'
import type { Group } from '#contract/group'
import { readGroup } from '@/entities/group'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { useOnceCall } from '@/shared/lib/once-call'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { showToast, useErrorToast } from '@/shared/ui/toaster'
import { performChange } from '../../api/perform-change'
import type { GroupChange } from '../../model/group-change'
import { joinedText } from '../../model/joined-text'
import { useGroupAgain } from '../../model/use-group-again'
import { GroupManagement, type ClassViewProps } from './group-management'

/** A group as its owner sees it. */
export function OwnerPage({ id, ...shown }: { id: string } & ClassViewProps) {
  const group = useLoad(() => readGroup(id))
  if (group.state === 'ready') return <OwnedGroup loaded={group.found} {...shown} />
  if (group.state === 'loading') {
    return <LoadingPage shapes={['block', 'row', 'row']} />
  }
  return <FailedPage title="Клас не завантажився" failure="Не вдалося завантажити клас" answer={group} />
}

/** The group after the last change that succeeded; a failed change leaves it as it was and can be tried again. */
function OwnedGroup({ loaded, ...shown }: { loaded: Group } & ClassViewProps) {
  const change = useOnceCall((wanted: GroupChange, key) => performChange(loaded.id, wanted, key))
  const problem = change.error === null ? null : problemOf(change.error).detail
  useErrorToast(problem ?? undefined)
  const [seen, setSeen] = useState({ group: loaded, after: change.answer })
  // The answer to the last change is newer than anything read before it.
  const group = seen.after === change.answer ? seen.group : (change.answer ?? loaded)
  useGroupAgain(loaded.id, change.state === 'calling' ? change.request : change.answer, (read) => {
    const joined = newcomers(group, read)
    if (joined.length > 0) showToast({ severity: 'info', title: joinedText(joined) })
    setSeen({ group: read, after: change.answer })
  })
  return (
    <GroupManagement
      {...shown}
      group={group}
      busyWith={change.state === 'calling' ? change.request : null}
      problem={problem}
      onChange={change.make}
    />
  )
}

const newcomers = (before: Group, now: Group): string[] => {
  const known = new Set(before.members.map(({ id }) => id))
  return now.members.filter(({ id, state }) => state === 'active' && !known.has(id)).map(({ name }) => name)
}
