export { NotFoundError } from './not-found-error'
