export { MatchingGrid } from './matching-grid'
