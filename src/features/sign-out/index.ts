export { noteRefused } from './model/refused-session'
export { LeftBehind } from './ui/left-behind'
export { useLeaving, useSignOut } from './ui/use-leaving'
