export type { Difference } from './replay/happen.ts'
export { prepareReplay, type Progress, type Replay } from './replay/replay.ts'
export { openRoom } from './replay/room.ts'
