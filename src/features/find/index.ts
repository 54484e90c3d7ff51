export { openSearch, type Found, type Search } from './api/open-search'
export { NearMatches } from './ui/near-matches'
