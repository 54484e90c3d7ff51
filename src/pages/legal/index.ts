export { OfferPage, PrivacyPage, TermsPage } from './ui/legal-pages'
