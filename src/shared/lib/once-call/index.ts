export { useOnceCall, type OnceCall } from './use-once-call'
