export { drawFormulasWith } from './static-formula'
export { Tex } from './tex'
export { prefetchFormulas } from './use-formula-drawer'
