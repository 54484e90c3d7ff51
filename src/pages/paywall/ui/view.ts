import type { FC } from 'react'
import type { PurchaseContext, PurchaseEvent } from '../model/purchase-context'

/** What every view of the purchase is given. `isStory`: which of the two pages of the offer it is. */
export type ViewProps = {
  context: PurchaseContext
  state: string
  send: (event: PurchaseEvent) => void
  returnTo: string
  isStory: boolean
}
export type View = FC<ViewProps>
