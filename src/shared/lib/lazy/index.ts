export { lazy, type Lazy } from './lazy'
export { lazyPart } from './lazy-part'
export { restMs, useIsAtRest } from './use-is-at-rest'
