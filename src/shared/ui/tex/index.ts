export { formulaRules } from './formula-rules'
export { drawFormulasWith } from './sent-formula'
export { Tex } from './tex'
export { prefetchFormulas } from './use-formula-drawer'
