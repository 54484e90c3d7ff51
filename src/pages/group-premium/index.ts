export { GroupPremiumPage } from './ui/group-premium-page'
