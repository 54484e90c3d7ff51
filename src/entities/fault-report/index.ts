export { placeOf } from './model/place'
export { faultReportsStream } from './model/reports-stream'
