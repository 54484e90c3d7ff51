import { describeError } from '../server/base/describe-error.ts'
import { isPlainFault } from '../server/run/plain-fault.ts'

/** Runs a command of the operator and says how it went in one line; exit code 1 when it did not. */
export async function runOperatorCommand(run: (args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    console.error(isPlainFault(error) ? error.message : describeError(error))
    process.exitCode = 1
  }
}
