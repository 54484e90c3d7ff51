export { AdmissionPage } from './ui/admission-page'
