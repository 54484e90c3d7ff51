import { isInstance } from '#domain/instance'
import { seeded } from '#domain/random'
import { shuffled } from '../../base/shuffled.ts'
import { byId, templateOf, type BankTask, type PoolTask } from '../../content/bank-task.ts'

type Model = Pick<BankTask, 'id' | 'topic' | 'form'>

/** Another instance of the same template, else a task of the same topic and form, else of the same topic; one that is new to the pupil sooner than one that is not. */
export function similarTo(pool: readonly PoolTask[], like: Model, taken: ReadonlySet<string>, seed: number): PoolTask | undefined {
  const others = shuffled(
    pool.filter(({ id, topic, isTraining }) => isTraining && topic === like.topic && id !== like.id && !taken.has(id)).toSorted(byId),
    seeded(seed),
  )
  const isSame = (id: string) => isInstance(id) && templateOf(id) === templateOf(like.id)
  const worth = ({ id, form, state }: PoolTask) => (isSame(id) ? 4 : 0) + (form === like.form ? 2 : 0) + (state === 'new' ? 1 : 0)
  return others.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** One similar task for each, as far as the bank goes; none of them, none of `given` and none twice. */
export function similarSet(pool: readonly PoolTask[], tasks: readonly Model[], seed: number, given: readonly string[] = []): PoolTask[] {
  const taken = new Set([...given, ...tasks.map(({ id }) => id)])
  return tasks.flatMap((task, index) => {
    const similar = similarTo(pool, task, taken, seed + index)
    if (similar) taken.add(similar.id)
    return similar ?? []
  })
}
