import { expect, test } from 'vitest'
import { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { mutantsOf } from '../mutants'
import { walk } from '../walk'
import { machineDriver } from './machine-driver'
import { reviewFlow } from './review-oracle'
import { shortCover, tours, walks } from './review-paths'
import { survivors } from './survivors'

const paths = [...shortCover(), ...tours(), ...walks()]
const mutants = mutantsOf(reviewMachine)

async function isFound(machine: typeof reviewMachine): Promise<boolean> {
  for (const path of paths) {
    const isSame = await walk(path, reviewFlow, machineDriver(machine)).then(
      () => true,
      () => false,
    )
    if (!isSame) return true
  }
  return false
}

test('a fault in the review is seen by somebody, or stands in the list with its reason', async () => {
  const alive: string[] = []
  for (const { name, machine } of mutants) if (!(await isFound(machine))) alive.push(name)
  console.info(`review: ${mutants.length - alive.length} of ${mutants.length} faults found`)
  expect(alive.toSorted()).toEqual(Object.keys(survivors).toSorted())
}, 60_000)

test('at least 97 of 100 faults are seen', () => {
  expect(Object.keys(survivors).length / mutants.length).toBeLessThanOrEqual(0.03)
})
