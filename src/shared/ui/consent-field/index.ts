export { ConsentField, consentComplaint } from './consent-field'
