export { listSubjects, readSubject } from './api/subject-calls'
export { countOf, genitiveCountOf } from './model/count-of'
export { formName } from './model/form-name'
