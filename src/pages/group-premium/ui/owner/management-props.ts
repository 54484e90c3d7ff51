import type { Group } from '#contract/group'
import type { GroupChange } from '../../model/group-change'

/** A group as its owner sees it, and how the owner changes it. */
export type ManagementProps = {
  group: Group
  /** The change on its way; others wait. */
  busyWith: GroupChange | null
  /** The reason why the last change failed. */
  problem: string | null
  onChange: (change: GroupChange) => void
}
