export { beginRecording, keepRecorder, recordBy, recordingSoFar } from './recording'
