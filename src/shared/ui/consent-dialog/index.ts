export { LazyConsentDialog } from './lazy-consent-dialog'
