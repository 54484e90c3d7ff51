export { noteRefused } from './model/refused-session'
export { LeftBehind } from './ui/left-behind'
export { useLeaving } from './ui/use-leaving'
export { useSignOut } from './ui/use-sign-out'
