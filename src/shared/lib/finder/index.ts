export { createFinder, createSearch, type Findable, type Finder, type Finding } from './finder'
export { markedRuns, type Run } from './marked-runs'
