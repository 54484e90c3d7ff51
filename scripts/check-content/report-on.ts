import type { BankSource } from './bank-source.ts'
import { guesserReport } from './guesser.ts'
import { keyPositionReport } from './key-positions.ts'
import { oddFormReport } from './odd-forms.ts'
import { levelReport } from './levels.ts'
import { reactionReport } from './reactions.ts'
import { draftsIn } from './review.ts'
import { supplyTable } from './supply.ts'

/** Reports the figures of the bank, whether or not anything is wrong. */
export const reportOn = ({ source, content, tasks, templates }: BankSource): string[] => [
  ...supplyTable(content),
  ...keyPositionReport(templates),
  ...guesserReport(tasks),
  ...oddFormReport(tasks),
  ...levelReport(tasks),
  ...reactionReport(source),
  ...draftsIn(tasks).map((file) => `${file}: чернетка, ніхто ще не розв’язав удруге`),
]
