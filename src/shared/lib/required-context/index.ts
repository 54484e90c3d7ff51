export { createRequiredContext } from './required-context'
