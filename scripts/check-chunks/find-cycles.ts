import { runCommand } from '../command.ts'

const cruiser = ['--import', './scripts/check/typescript-with-api.mjs', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs']

/** Names every file in these folders of built files that imports itself by way of others. @returns 0 where there is none. */
export const findCycles = (folders: readonly string[]): Promise<number> =>
  runCommand(process.execPath, [...cruiser, '--config', 'scripts/check-chunks/rules.cjs', ...folders])
