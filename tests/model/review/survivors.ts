import type { Survivors } from '#chart-lab/testing'

export const survivors: Survivors<'review'> = {
  review: {},
}
