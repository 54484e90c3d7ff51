export { KeepPacks } from './ui/keep-packs'
export { PacksPanel } from './ui/lazy-packs-panel'
