import { backup } from '../server/run/commands/backup.ts'
import { readConfig } from '../server/run/config.ts'
import { runOperatorCommand } from './operator-command.ts'

/** `npm run backup [-- file]`: the whole store of this deployment in one file. */
await runOperatorCommand(async ([file]) => `Копія: ${await backup(readConfig(process.env), new Date(), file)}`)
