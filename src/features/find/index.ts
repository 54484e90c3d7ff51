export { openSearch, type Search } from './api/open-search'
export { NearMatches } from './ui/near-matches'
