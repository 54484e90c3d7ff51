export { priceText } from './price-text'
