export { Panel, type PanelProps } from './inspector/ui/panel.tsx'
export { english, type PanelText } from './inspector/ui/panel-text.ts'
