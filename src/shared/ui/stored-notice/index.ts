export { StoredNotice } from './stored-notice'
