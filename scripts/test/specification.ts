import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { Proof } from './prove-constants.ts'
import type { Tally } from './tally.ts'

/** Two processors, two processes. */
const shares = 2

/**
 * Changes each constant of the specification in what the tests are given, one at a time; a test of its line must fail.
 * @param names of constants; all where there are none.
 */
export async function testSpecification(names: readonly string[] = []): Promise<Tally> {
  const proofs = (await Promise.all(Array.from({ length: shares }, (_, at) => prove(at, names)))).flat()
  const notes = proofs.flatMap(({ line, fault }) => (fault === null ? [] : [`${fault}: ${line}`]))
  return { passed: proofs.length - notes.length, failed: notes.length, skipped: 0, notes }
}

function prove(at: number, names: readonly string[]): Promise<Proof[]> {
  const child = fork(resolve('scripts/test/prove-constants.ts'), [String(at), String(shares), ...names], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const proofs: Proof[] = []
  child.on('message', (proof) => void proofs.push(proof as Proof))
  return new Promise((done) => {
    child.on('exit', (code) => {
      if (code !== 0) proofs.push({ line: `частина ${at + 1} з ${shares}`, fault: `процес скінчився з кодом ${code}` })
      done(proofs)
    })
  })
}
