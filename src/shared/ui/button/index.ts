export { Button } from './button'
export { ButtonLink } from './button-link'
