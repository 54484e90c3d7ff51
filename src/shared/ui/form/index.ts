export { errorsOf, focusFirstError, textsOf } from './form'
