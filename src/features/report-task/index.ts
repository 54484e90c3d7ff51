export { ReportTask } from './ui/report-task'
