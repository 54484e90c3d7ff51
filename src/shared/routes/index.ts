export { addresses, type AddressName } from './addresses'
export { sameOriginPath } from './same-origin-path'
export { ownOffer } from './own-offer'
