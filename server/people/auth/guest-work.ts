import type { GuestWork } from '#contract/handover'
import type { Db } from '../../store/store.ts'
import type { JoinedRows } from '../../store/tables/packs.ts'

/**
 * The work of a guest in the rooms above, which accounts do not know: `run/` names each room once. All but `count` run inside the caller’s transaction.
 */
export type WorkOfGuests = {
  count: (db: Db, guestId: string) => Promise<GuestWork>
  /** Moves all of it to another person; what both have stays that of the other one. */
  move: (tx: Db, guestId: string, userId: string, now: Date) => Promise<void>
  /** Names the rows, so that they can go back. */
  rowsOf: (tx: Db, guestId: string) => Promise<JoinedRows>
  /** Gives the named rows back, as far as they are still the other person’s. */
  moveBack: (tx: Db, rows: JoinedRows, userId: string, guestId: string, now: Date) => Promise<void>
  /** Before a person goes: the books stay, without their address. */
  forget: (tx: Db, userId: string) => Promise<void>
}
