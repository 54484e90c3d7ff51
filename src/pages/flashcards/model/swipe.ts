/** A drag that is shorter than this, in pixels, goes back: nothing is graded by a touch that slipped. */
const least = 72

export type Swipe = 'left' | 'right' | null

/** What a drag of so many pixels means when the finger leaves; one that goes up or down more than aside is scrolling. */
export const swipeOf = (x: number, y: number): Swipe =>
  Math.abs(x) < least || Math.abs(x) < 1.5 * Math.abs(y) ? null : x < 0 ? 'left' : 'right'
