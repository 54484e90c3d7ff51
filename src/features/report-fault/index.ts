export { ReportFault } from './ui/report-fault'
