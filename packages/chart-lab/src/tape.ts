export { awaitRecording, followTape, isReplayTab, serveReplay, serveTape, type Tape } from './replay/tape.ts'
