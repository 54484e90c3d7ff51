export { openSearch, type FindEntries } from './api/open-search'
export { NearMatches } from './ui/near-matches'
