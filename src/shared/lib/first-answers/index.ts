export { FirstAnswersProvider, readFirstAnswers, useFirstAnswers, type FirstAnswers } from './first-answers'
