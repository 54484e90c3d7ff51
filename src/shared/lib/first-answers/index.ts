export { FirstAnswersProvider, readFirstAnswers, useFirstAnswer, useFirstAnswers, type FirstAnswers } from './first-answers'
