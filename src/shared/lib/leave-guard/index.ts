export { useLeaveGuard } from './use-leave-guard'
