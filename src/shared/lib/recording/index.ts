export { beginRecording, keepRecorder, overhearTabs, recordBy, recordingSoFar, tellHeard } from './recording'
