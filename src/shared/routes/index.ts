export { addresses, type AddressName } from './addresses'
export { sameOriginPath } from '#contract/same-origin-path'
export { ownOffer } from './own-offer'
