import type { FC } from 'react'
import type { PurchaseContext, PurchaseEvent } from '../model/purchase-context'

/** The props of every view of the purchase. `isStory` tells the two pages of the offer apart. */
export type ViewProps = {
  context: PurchaseContext
  state: string
  send: (event: PurchaseEvent) => void
  returnTo: string
  isStory: boolean
}
export type View = FC<ViewProps>

/** The choice can be changed and paid for: nothing is on its way to the server. */
export const isOpen = (state: string): boolean => ['choosing', 'shared', 'watching', 'unwatched'].includes(state)
