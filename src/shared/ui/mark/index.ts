export { markIcon, markText, type Mark } from './mark'
export { EdgeMark, MarkLabel } from './mark-label'
