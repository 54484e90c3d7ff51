export { endNewcomer, ForNewcomer, stayNew } from './for-newcomer'
