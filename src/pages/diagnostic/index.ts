export { DiagnosticPage } from './ui/diagnostic-page'
