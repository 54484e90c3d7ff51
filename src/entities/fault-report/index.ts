export { reportOrigin } from './model/report-origin'
export { faultReportsStream } from './model/reports-stream'
