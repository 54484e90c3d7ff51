export { RowLink, rowLinkLook } from './row-link'
