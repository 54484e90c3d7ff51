import type { UserFact } from '#contract/user-fact'
import { createFactLog as createLog, type Bare, type FactLog as Log, type FactShelf } from '@/shared/lib/fact-log'

/** A fact as the visitor states it; the log adds which and when. */
export type BareUserFact = Bare<UserFact>

/** The device’s own copy of what the visitor has stated outside surveys. */
export type FactLog = Log<UserFact>

export const createFactLog = (shelf: FactShelf<UserFact>): FactLog => createLog(shelf)
