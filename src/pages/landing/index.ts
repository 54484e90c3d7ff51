export { LandingPage } from './ui/landing-page'
export { prepareRest } from './ui/landing-rest'
