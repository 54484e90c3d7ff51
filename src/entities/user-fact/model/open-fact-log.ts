import type { UserFact } from '#contract/user-fact'
import { openFactLog as open } from '@/shared/lib/fact-log'
import type { FactLog } from './fact-log'

export const openFactLog = (): Promise<FactLog> => open<UserFact>('skladu-facts')
