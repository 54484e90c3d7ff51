import type { GroupTask, Groups } from '#contract/group'

/** A paper that a teacher waits for, with the group it was given in. */
export type GivenTask = { groupId: string; task: GroupTask }

/** Papers of all groups that wait for this pupil, the nearest deadline first. */
export const givenTasks = (groups: Groups | null): GivenTask[] =>
  (groups?.joined ?? [])
    .flatMap(({ id, tasks }) => tasks.map((task) => ({ groupId: id, task })))
    .filter(({ task }) => task.state !== 'finished')
    .toSorted((a, b) => a.task.due.localeCompare(b.task.due))
