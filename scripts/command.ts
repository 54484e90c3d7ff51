import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

const running = new Set<ChildProcess>()
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopping = true
    for (const child of running) child.kill(signal)
    if (running.size === 0 && process.listenerCount(signal) === 0) process.exit(130)
  })
}

/**
 * Runs a program of `node_modules/.bin` or of the system, its output going straight to ours, or into the file `log`.
 * @returns its exit code; 127 if there is no such program
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
  log?: string,
): Promise<number> {
  // What has been told to stop begins nothing more: the last of what still runs ends this process.
  if (isStopping) return running.size === 0 ? process.exit(130) : new Promise(() => undefined)
  return new Promise((resolve) => {
    const output = log === undefined ? 'inherit' : openSync(log, 'w')
    const child = spawn(command, args, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    })
    if (typeof output === 'number') closeSync(output)
    running.add(child)
    const end = (code: number) => {
      running.delete(child)
      if (isStopping && running.size === 0) process.exit(130)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(error.message)
      end(127)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}
