export { FirstStepsPage } from './ui/first-steps-page'
