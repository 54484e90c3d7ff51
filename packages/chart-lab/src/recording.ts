export { recordingSchema, type Entry, type Recording } from './recorder/recording.ts'
