import type { Survivors } from '../hunt-mutants'

export const survivors: Survivors<'review'> = {
  review: {},
}
