import type { SmallChart } from '#chart-lab/testing'
import { appleWay } from './apple-way'
import { consent } from './consent'
import { deviceSessions } from './device-sessions'
import { groupSeat } from './group-seat'
import { handOver } from './hand-over'
import { joinGroup } from './join-group'
import { keepPack } from './keep-pack'
import { letter } from './letter'
import { load } from './load'
import { onceCall } from './once-call'
import { rename } from './rename'
import { purchase } from './purchase'
import { lesson } from './lesson'
import { outbox } from './outbox'
import { buildUpdate } from './build-update'

export const smallCharts = {
  appleWay,
  consent,
  deviceSessions,
  groupSeat,
  handOver,
  joinGroup,
  keepPack,
  letter,
  load,
  onceCall,
  rename,
  purchase,
  lesson,
  outbox,
  buildUpdate,
} satisfies Record<string, SmallChart>
