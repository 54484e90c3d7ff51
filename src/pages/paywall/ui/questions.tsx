import { cx } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { questions } from '../model/what-it-gives'
import { Heading } from './heading'

const look = offerLook()

/** The questions of people before they pay. */
export const Questions = () => (
  <div className={cx(look.stack, look.questions)}>
    <Heading>Запитання</Heading>
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className={look.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </div>
)
