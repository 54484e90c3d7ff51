export { errorsOf, focusFirstError, textsOf } from './form'
export { useCheckedForm } from './use-checked-form'
export { Form } from './own-form'
