export { PaywallPage, PaywallStoryPage } from './ui/paywall-page'
