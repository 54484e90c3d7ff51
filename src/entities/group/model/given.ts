import type { GroupTask, Membership } from '#contract/group'
import type { GroupWork } from '#contract/group-work'

/** A thing that a teacher waits for: a paper, with the group it was given in, or a topic, a lesson or a deck. */
export type Given = { groupId: string; task: GroupTask } | { groupId: string; work: GroupWork }

export const isGivenPaper = (given: Given): given is Extract<Given, { task: GroupTask }> => 'task' in given

const about = (given: Given): GroupTask | GroupWork => (isGivenPaper(given) ? given.task : given.work)
const dueOf = (given: Given): number => Date.parse(about(given).due)

/** Everything that a group has been given, the nearest deadline first, what is done at the end. */
export const givenIn = ({ id, tasks, works }: Pick<Membership, 'id' | 'tasks' | 'works'>): Given[] =>
  [...tasks.map((task) => ({ groupId: id, task })), ...works.map((work) => ({ groupId: id, work }))].toSorted(
    (a, b) => Number(isDone(a)) - Number(isDone(b)) || dueOf(a) - dueOf(b),
  )

/** Lists what is still to be done for all groups, the nearest deadline first. */
export const leftToDo = (joined: readonly Pick<Membership, 'id' | 'tasks' | 'works'>[]): Given[] =>
  joined
    .flatMap(givenIn)
    .filter((given) => !isDone(given))
    .toSorted((a, b) => dueOf(a) - dueOf(b))

const isDone = (given: Given): boolean => (isGivenPaper(given) ? given.task.state === 'finished' : given.work.doneAt !== null)
