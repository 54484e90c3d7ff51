export { TeamPage } from './ui/team-page'
export { OfferPage, PartnershipPage, PrivacyPage, TermsPage, WordsPage } from './ui/words-page'
