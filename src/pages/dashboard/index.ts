export { DashboardFrame } from './ui/dashboard-frame'
export { DashboardPage } from './ui/dashboard-page'
