import { subjectSignLook } from 'styled-system/recipes'

/**
 * The sign of a subject in a cell of its colour, beside the subject’s name. An empty element: a heading that holds it reads and takes focus
 * as any other.
 */
export const SubjectSign = ({ subject }: { subject: string }) => <span className={subjectSignLook()} data-subject={subject} />
