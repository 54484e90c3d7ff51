import type { Survivors } from '#chart-lab/testing'

export const survivors: Survivors<'review'> = {
  review: {
    'review.turn.paused session.resume: leads to choosing': 'choosing keeps the card in hand and goes on to asking at once',
  },
}
