export { lazy, type Lazy } from './lazy'
export { lazyPart } from './lazy-part'
