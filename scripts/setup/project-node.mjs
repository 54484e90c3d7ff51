import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isNewEnough } from './know-machine.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'node_modules/.bin')

/** Runs `scripts/<task>/run.ts`, or `scripts/<task>.ts` of a task without a folder: in this process if its Node is new enough, else in a child whose exit code becomes ours. */
export async function runTask(/** @type {string} */ task, /** @type {string[]} */ rest) {
  const [inFolder, alone] = [join(root, `scripts/${task}/run.ts`), join(root, `scripts/${task}.ts`)]
  const script = existsSync(inFolder) ? inFolder : alone
  process.chdir(root)
  process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`
  if (isNewEnough(process.versions.node)) {
    process.argv = [process.execPath, script, ...rest]
    await import(pathToFileURL(script).href)
  } else {
    process.exitCode = await runChild(findNode(), [script, ...rest])
  }
}

function findNode() {
  const node = join(bin, 'node')
  const { stdout } = spawnSync(node, ['-v'], { encoding: 'utf8' })
  if (isNewEnough(stdout?.trim().slice(1) ?? '')) return node
  throw new Error(`У node_modules немає Node для цієї машини: введи \`npm ci --include=optional\` і повтори команду`)
}

/**
 * The child gets its own process group, so that a signal reaches it once: from a terminal or from npm it would come twice,
 * and a second signal means “stop at once”.
 */
function runChild(/** @type {string} */ command, /** @type {string[]} */ args) {
  const child = spawn(command, args, { stdio: 'inherit', detached: true })
  let lastAt = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const isEcho = Date.now() - lastAt < 500
      lastAt = Date.now()
      if (!isEcho && child.pid) process.kill(-child.pid, signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}
