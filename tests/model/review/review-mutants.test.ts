import { walk } from '#chart-lab/testing'
import { huntMutants } from '#chart-lab/vitest'
import { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { machineDriver } from './machine-driver'
import { reviewFlow } from './review-oracle'
import { shortCover, tours, walks } from './review-paths'

const paths = [...shortCover(), ...tours(), ...walks()]
huntMutants({ review: reviewMachine }, { review: {} }, paths, ({ review }, path) => walk(path, reviewFlow, machineDriver(review)))
