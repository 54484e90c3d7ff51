export { PartnershipPage } from './ui/partnership-page'
