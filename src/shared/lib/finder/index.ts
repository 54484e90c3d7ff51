export { createFinder, type Findable, type Finder } from './finder'
