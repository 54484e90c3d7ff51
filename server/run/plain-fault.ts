import { BadSetting } from './config.ts'
import { BadContent } from '../content/source.ts'
import { AddressTaken } from '../base/listen.ts'
import { BadCopy } from '../store/copy-in.ts'
import { StoreInUse } from '../store/lock.ts'
import { StoreBroken, StoreUnreachable } from '../store/store-broken.ts'

const plainFaults = [BadSetting, BadContent, StoreInUse, StoreBroken, StoreUnreachable, AddressTaken, BadCopy]

/** Tells whether an error says in one Ukrainian line all that the person at the machine needs. */
export const isPlainFault = (error: unknown): error is Error => plainFaults.some((kind) => error instanceof kind)
