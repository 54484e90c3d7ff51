export { Panel, type PanelProps } from './inspector/ui/panel.tsx'
export { english, type PanelWords } from './inspector/ui/words.ts'
