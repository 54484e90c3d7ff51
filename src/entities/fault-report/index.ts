export { placeOf } from './model/place'
export { faultReportsStream } from './model/reports-stream'
export { LazyConsent } from './ui/lazy-consent'
