export { markIcon, markText, type Mark } from './mark'
export { MarkLabel } from './mark-label'
