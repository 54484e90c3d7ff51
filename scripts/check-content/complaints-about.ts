import { addressComplaints } from './address.ts'
import { articleComplaints } from './articles.ts'
import { readBank, type BankSource } from './bank-source.ts'
import { cardComplaints } from './cards.ts'
import { courseComplaints } from './courses.ts'
import { factTableComplaints } from './fact-tables.ts'
import { formulaComplaints } from './formulas.ts'
import { guesserComplaints } from './guesser.ts'
import { guessingComplaints } from './guessing.ts'
import { countedStepComplaints } from './counted-steps.ts'
import { hintComplaints, type Hinted } from './hints.ts'
import { fieldFaults } from '../author-check/field-faults.ts'
import { legalComplaints } from './legal.ts'
import { keyPositionComplaints } from './key-positions.ts'
import { levelComplaints } from './levels.ts'
import { likenessComplaints } from './likeness.ts'
import { orderComplaints } from './option-order.ts'
import { paperComplaints, taskComplaints, taskIdComplaints } from './papers.ts'
import { pictureComplaints } from './pictures.ts'
import { proofComplaints } from './proofs.ts'
import { reactionComplaints } from './reactions.ts'
import { reviewComplaints } from './review.ts'
import { articleFiles, tableFiles } from './sources.ts'
import { computedSubjects, subjectFactComplaints } from './subject-facts.ts'
import { supplyComplaints } from './supply.ts'
import { tableComplaints } from './tables.ts'
import { tellingRowComplaints } from './telling-rows.ts'
import { equalityComplaints } from './task-equalities.ts'
import { wordingComplaints } from './wording.ts'

/** Everything that can be wrong with the words of editors, beyond what the server’s own loader refuses (then that one line is all). */
export async function complaintsAbout(folder: string): Promise<string[]> {
  try {
    return complaintsIn(await readBank(folder))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Checks content that has been read already. */
export const complaintsIn = ({ source, content, tasks, templates }: BankSource): string[] => [
  ...fieldFaults(source),
  ...complaintsOfSubjects({ source, content, tasks }),
  ...subjectFactComplaints(source, content),
  ...legalComplaints(content),
  ...templates.flatMap(({ complaints }) => complaints),
  ...keyPositionComplaints(templates),
  ...guessingComplaints(tasks),
  ...guesserComplaints(tasks),
  ...likenessComplaints(tasks),
  ...levelComplaints(tasks),
  ...courseComplaints(content),
]

/** What can be said of subjects without the rest of the content, in seconds: what stands there is right, and it is enough. */
export function complaintsOfSubjects(bank: Omit<BankSource, 'templates'>): string[] {
  const { source, content, tasks } = bank
  const [articles, tables] = [articleFiles(source), tableFiles(source)]
  return [
    ...complaintsOfDraft(bank),
    ...supplyComplaints(content),
    ...articleComplaints(articles, tables, tasks),
    ...cardComplaints(articles, tables),
    ...reviewComplaints(source, tasks),
  ]
}

/** What is wrong in what stands there, however little that is. */
export function complaintsOfDraft({ source, content, tasks }: Omit<BankSource, 'templates'>): string[] {
  return [
    ...content.subjects.flatMap(tableComplaints),
    ...content.papers.flatMap((paper) => paperComplaints(paper, content.subjects.find(({ id }) => id === paper.subject)?.structure)),
    ...content.sets.flatMap((set) => set.tasks.flatMap(taskComplaints)),
    ...taskIdComplaints(content),
    ...formulaComplaints(content),
    ...pictureComplaints(content, source),
    ...wordingComplaints(source),
    ...addressComplaints(tasks, content.templates),
    ...orderComplaints(tasks),
    ...tellingRowComplaints(tasks),
    ...countedStepComplaints(tasks),
    ...equalityComplaints(tasks),
    ...tasks.flatMap(({ questions }) => questions.flatMap((question) => hintComplaints(question as Hinted))),
    ...proofComplaints(tasks, computedSubjects(source, content)),
    ...reactionComplaints(source),
    ...factTableComplaints(tableFiles(source)),
  ]
}
