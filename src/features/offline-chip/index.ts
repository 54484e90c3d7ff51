export { OfflineChip } from './ui/offline-chip'
