export { PracticeSetupPage } from './ui/practice-setup-page'
