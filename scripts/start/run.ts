import { spawn } from 'node:child_process'
import { readConfig } from '../../server/run/config.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { memory } from './memory.ts'
import { refuseTakenPort } from './refuse-taken-port.ts'

/** Brings up the whole product. Settings are looked at before the build, so that nobody waits for it in vain. */
const server = 'dist-server/main.js'

try {
  const { port, host } = readConfig(process.env)
  await refuseTakenPort(port, host)
  await ensureBuilt()
  console.log('▸ Відкриваю сховище…')
  becomeServer()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 1
}

/** The server takes the place of this process: signals reach it directly, and nothing is left behind when it ends. */
function becomeServer(): void {
  const env = { ...memory, ...process.env }
  if (process.execve) process.execve(process.execPath, [process.execPath, server], env)
  spawn(process.execPath, [server], { stdio: 'inherit', env }).on('exit', (code) => process.exit(code ?? 1))
}
