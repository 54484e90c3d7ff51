export { KeepPacks } from './lazy/keep-packs'
export { PacksPanel } from './lazy/lazy-packs-panel'
