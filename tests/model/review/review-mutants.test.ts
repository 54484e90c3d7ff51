import { walk } from '#chart-lab/testing'
import { huntMutants } from '#chart-lab/vitest'
import { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { machineDriver } from './machine-driver'
import { reviewFlow } from './review-oracle'
import { shortCover, tours, walks } from './review-paths'

const apart = 'neither of the two reads what the other changes'
/** Faults that nobody can see, each with the reason. */
const survivors = {
  'review.turn.asking queue.change 0: passOn before takeQueue': apart,
  'review.turn.paused queue.change 0: passOn before takeQueue': apart,
  'review.turn.writing write onDone: tellStorage before keepWritten': apart,
  'review: action keepWritten: pending not assigned': 'whatever is written next is put there first',
}

const paths = [...shortCover(), ...tours(), ...walks()]
huntMutants({ review: reviewMachine }, { review: survivors }, paths, ({ review }, path) => walk(path, reviewFlow, machineDriver(review)))
