export { PartnershipPage } from './ui/partnership-page'
export { TeamPage } from './ui/team-page'
export { OfferPage, PrivacyPage, TermsPage, WrittenPage } from './ui/written-page'
