import type { SnapshotFrom } from 'xstate'
import { edgeToursOfLengths, type Path, pickCover, randomWalks } from '#chart-lab/testing'
import { cases, type ReviewFlowEvent } from './review-events'
import { reviewFlowModel } from './review-model'

export type ReviewPath = Path<typeof reviewFlowModel>

/** A sitting may go on for ever by forgetting and taking back: so many looks are enough for tours. Walks go everywhere. */
const mostLooks = 2

function isWorthTouring({ context }: SnapshotFrom<typeof reviewFlowModel>, { type }: ReviewFlowEvent): boolean {
  if (type === 'pupil forgets' || type === 'pupil remembers' || type === 'pupil sets the card aside')
    return context.looks.length < mostLooks
  return true
}

/** Every transition of the model, on short ways and on long ones. */
export const tours = (): ReviewPath[] =>
  edgeToursOfLengths(reviewFlowModel, [8, 40], { cases, unit: 'transition', choose: isWorthTouring }).flat()

/** Seeded walks through long sittings. */
export const walks = (seed = 1): ReviewPath[] => randomWalks(reviewFlowModel, { cases, seed, count: 40, length: 50 })

/** Every transition of the model in few steps, for drivers whose steps are dear. */
export const shortCover = (): ReviewPath[] => pickCover(reviewFlowModel, tours())
