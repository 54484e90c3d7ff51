export { DashboardPage } from './ui/dashboard-page'
export { fetchBoard } from './ui/lazy-board'
