import { subjectSignLook } from 'styled-system/recipes'

type SubjectSignProps = { subject: string; title: string }

/**
 * The sign of a subject in a cell of its colour, beside the subject’s name: its first letter where nobody has drawn a sign. An empty
 * element: a heading that holds it reads and takes focus as any other.
 */
export const SubjectSign = ({ subject, title }: SubjectSignProps) => (
  <span className={subjectSignLook()} data-subject={subject} data-letter={title.charAt(0)} aria-hidden />
)
