import { groupLook } from 'styled-system/recipes'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

const look = groupLook()

/** A code in the cells of an answer sheet, big enough to be read from a board; spelt out for the screen reader. */
export function CodeCells({ code }: { code: string }) {
  return (
    <p>
      <span className={look.codeCells} aria-hidden>
        {code.split('').map((letter, index) => (
          <span key={index}>{letter}</span>
        ))}
      </span>
      <VisuallyHidden>Код: {code.split('').join(' ')}</VisuallyHidden>
    </p>
  )
}
