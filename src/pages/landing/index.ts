export { LandingPage } from './ui/landing-page'
