import { restore } from '../server/run/commands/restore.ts'
import { readConfig } from '../server/run/config.ts'
import { BadCopy } from '../server/store/copy-in.ts'
import { runOperatorCommand } from './operator-command.ts'

/** `npm run restore -- file`: the store as it was in a copy. */
await runOperatorCommand(async ([file]) => {
  if (file === undefined) throw new BadCopy('Назви копію: npm run restore -- .data/backups/<час>.tar.gz')
  const { aside } = await restore(readConfig(process.env), file, new Date())
  return aside === null ? `Відновлено з ${file}` : `Відновлено з ${file}. Попереднє сховище: ${aside}`
})
