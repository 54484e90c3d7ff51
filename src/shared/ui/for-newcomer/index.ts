export { becomeKnown, ForNewcomer, stayNew } from './for-newcomer'
