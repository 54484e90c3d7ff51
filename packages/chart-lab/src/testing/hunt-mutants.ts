import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { watchActions, type Footprints } from './footprints.ts'
import { mutantsOf } from './mutants.ts'
import { keepPart } from './parts.ts'

type Charts = Readonly<Record<string, AnyStateMachine>>
/** Faults that nobody can see, each with the reason. */
export type Survivors<Names extends string> = Record<Names, Record<string, string>>

/**
 * Tests that every faulty copy of these charts fails on a path or is listed as a survivor. `HUNTED_CHARTS` names some, with commas.
 * @param paths first what finds most
 */
export function huntMutants<All extends Charts, Path>(
  charts: All,
  survivors: Survivors<keyof All & string>,
  paths: readonly Path[] | ((name: keyof All & string) => readonly Path[]),
  walkOn: (charts: All, path: Path, name: keyof All & string) => Promise<void>,
): void {
  const only = process.env['HUNTED_CHARTS']?.split(',')
  const names = (Object.keys(charts) as (keyof All & string)[]).filter((name) => only?.includes(name) ?? true)
  async function isFound(spoilt: All, name: keyof All & string): Promise<boolean> {
    for (const path of typeof paths === 'function' ? paths(name) : paths) {
      const hasFailed = await walkOn(spoilt, path, name).then(
        () => false,
        () => true,
      )
      if (hasFailed) return true
    }
    return false
  }

  /** Walks the sound chart, and sees on the way what its actions read and assign. */
  async function actionsSeen(name: keyof All & string): Promise<Footprints> {
    const seen: Footprints = new Map()
    const watched = watchActions<AnyStateMachine>(charts[name] as AnyStateMachine, seen)
    expect(await isFound({ ...charts, [name]: watched }, name), 'the sound chart goes as the model says').toBe(false)
    return seen
  }
  const all = { made: 0, unseen: 0 }

  // oxlint-disable-next-line vitest/no-conditional-tests, vitest/no-disabled-tests -- a file without a test fails, and which charts are hunted is known here
  if (names.length === 0) return test.skip('none of these charts is hunted now', () => undefined)

  test.each(names)(
    'a fault in %s is seen by somebody, or stands in the list with its reason',
    async (name) => {
      const mutants = mutantsOf<AnyStateMachine>(charts[name] as AnyStateMachine, await actionsSeen(name))
      const alive: string[] = []
      for (const mutant of mutants) if (!(await isFound({ ...charts, [name]: mutant.machine }, name))) alive.push(mutant.name)
      all.made += mutants.length
      all.unseen += Object.keys(survivors[name]).length
      keepPart(`${name}.mutants`, { chart: name, made: mutants.length, alive: reasonsOf(alive, survivors[name]) })
      expect(alive.toSorted()).toEqual(Object.keys(survivors[name]).toSorted())
    },
    1_800_000,
  )

  test('at least 95 of 100 faults of these charts are seen', () => {
    expect(all.unseen).toBeLessThanOrEqual(0.05 * all.made)
  })
}

const reasonsOf = (alive: readonly string[], reasons: Record<string, string>) =>
  Object.fromEntries(alive.map((name) => [name, reasons[name] ?? 'nobody knows why']))
