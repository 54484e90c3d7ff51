export { ExitDialog } from './exit-dialog'
export { FinishDialog } from './finish-dialog'
export { KeysDialog } from './keys-dialog'
export { ReferenceSheet } from '../reference-sheet'
