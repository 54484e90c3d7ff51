export type { Hides } from './recorder/mask.ts'
export { record, type Recorder, type RecordOptions } from './recorder/record.ts'
