import type { BankSource } from './bank-source.ts'
import { guesserReport } from './guesser.ts'
import { keyPlaceReport } from './key-places.ts'
import { oddFormReport } from './odd-forms.ts'
import { reactionReport } from './reactions.ts'
import { draftsIn } from './review.ts'
import { supplyTable } from './supply.ts'

/** Reports the figures of the bank, whether or not anything is wrong. */
export const reportOn = ({ source, content, tasks, templates }: BankSource): string[] => [
  ...supplyTable(content),
  ...keyPlaceReport(templates),
  ...guesserReport(tasks),
  ...oddFormReport(tasks),
  ...reactionReport(source),
  ...draftsIn(tasks).map((file) => `${file}: чернетка, ніхто ще не розв’язав удруге`),
]
