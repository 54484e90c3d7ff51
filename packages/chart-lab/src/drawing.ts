export { layOut, type Box, type Drawing, type Line } from './chart/layout.ts'
export { diagramsOf, type Diagram } from './chart/mermaid.ts'
