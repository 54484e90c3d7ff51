export { listSubjects, readSubject } from './api/subject-calls'
export { countOf } from './model/count-of'
export { formName } from './model/form-name'
