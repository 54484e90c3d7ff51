export { RowLink, rowLinkLook, titleLink } from './row-link'
