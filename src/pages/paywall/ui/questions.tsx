import { questions } from '../model/what-it-gives'
import { Heading } from './heading'
import './paywall.css'

/** What people ask before they pay. */
export const Questions = () => (
  <div className="paywall-stack paywall-questions">
    <Heading>Запитання</Heading>
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className="paywall-question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </div>
)
