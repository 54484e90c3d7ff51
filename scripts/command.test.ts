import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Two sides at once; the first goes on for a while after it was told to stop, the second has a step yet to come. */
const program = `
  const { runCommand } = await import(${JSON.stringify(pathToFileURL(resolve('scripts/command.ts')).href)})
  const slow = runCommand('sh', ['-c', 'trap "" INT; echo begun; sleep 1'])
  const steps = runCommand('sleep', ['60']).then(() => runCommand('echo', ['another step']))
  await Promise.all([slow, steps])
`

test('what is interrupted begins no further step, and ends once all that runs has ended', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  await expect.poll(() => said, { timeout: 20_000 }).toContain('begun')
  child.kill('SIGINT')
  const [code] = (await once(child, 'exit')) as [number | null]
  expect([code, said]).toEqual([130, 'begun\n'])
})
