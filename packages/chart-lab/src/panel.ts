export { Chart, type ChartProps } from './inspector/ui/chart.tsx'
export { mountInspector } from './inspector/ui/mount-inspector.tsx'
export { Panel as Inspector, Panel, type PanelProps as InspectorProps, type PanelProps } from './inspector/ui/panel.tsx'
export { english, type PanelText } from './inspector/ui/panel-text.ts'
