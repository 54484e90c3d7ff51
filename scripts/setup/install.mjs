import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `npm ci` when `node_modules` is not what the lock file says. Throws when npm fails. */
export function install() {
  if (isInstalled()) return
  console.log('▸ Встановлюю залежності (npm ci), це близько хвилини…')
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(
    command,
    [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  )
  if (error) throw new Error(`Не вдалося запустити npm: ${error.message}`)
  if (status !== 0) throw new Error(`Не вдалося встановити залежності: npm ci завершився з кодом ${status}`)
}

/** npm keeps its own lock file inside `node_modules`, written last: comparing the two survives copies, check-outs and broken installs. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || present[path]?.version === entry.version || (mayBeAbsent(entry) && !present[path]),
  )
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, extraneous?: boolean }} Package */

/** Packages of other platforms and peers that nothing asks for. */
const mayBeAbsent = (/** @type {Package} */ entry) => entry.optional || entry.devOptional || entry.peer || entry.extraneous

/** @param {string} path @returns {Record<string, Package>} */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(`${root}/${path}`, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}
