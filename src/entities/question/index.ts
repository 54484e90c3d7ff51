export { formHint } from './model/form-text'
export { AnswerControl } from './ui/answer-control'
export { QuestionText } from './ui/question-text'
export { TaskText } from './ui/task-text'
