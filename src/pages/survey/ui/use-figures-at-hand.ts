import { useEffect } from 'react'
import type { Survey } from '#contract/survey'

/** Fetches the pictures of all tasks while there is a network, so that none is missing once it is gone. */
export function useFiguresAtHand(questions: Survey['questions']): void {
  useEffect(() => {
    for (const { figure } of questions) {
      if (figure) new Image().src = figure.src
    }
  }, [questions])
}
