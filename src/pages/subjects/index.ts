export { SubjectsPage } from './ui/subjects-page'
