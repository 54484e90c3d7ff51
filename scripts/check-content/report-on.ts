import type { BankSource } from './bank-source.ts'
import { guesserReport } from './guesser.ts'
import { reactionReport } from './reactions.ts'
import { supplyTable } from './supply.ts'

/** What the check tells about the bank, whether or not anything is wrong. */
export const reportOn = ({ source, content, tasks }: BankSource): string[] => [
  ...supplyTable(content),
  ...guesserReport(tasks),
  ...reactionReport(source),
]
