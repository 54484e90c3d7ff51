export { SectionLinks } from './ui/section-links'
export { SiteHeader } from './ui/site-header'
