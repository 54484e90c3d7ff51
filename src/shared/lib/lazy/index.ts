export { lazy, type Lazy } from './lazy'
export { lazyPart } from './lazy-part'
export { useIsAtRest } from './use-is-at-rest'
