export { Panel } from './inspector/ui/panel.tsx'
