export { SubjectPage } from './ui/subject-page'
