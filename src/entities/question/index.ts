export { formHint } from './model/form-text'
export { prefetchForms } from './model/load-forms'
export { AnswerControl } from './ui/answer-control'
export { QuestionText } from './ui/question-text'
