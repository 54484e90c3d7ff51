export { PacksPanel } from './ui/lazy-packs-panel'
