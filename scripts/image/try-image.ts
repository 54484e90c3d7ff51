import { execSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build/ensure-built.ts'
import { linkFile, linkTree } from './link-tree.ts'
import { readDockerfile } from './read-dockerfile.ts'
import { runImage } from './run-image.ts'

/** Megabytes that what the server loads at run time may weigh. */
const mostModules = 80

/**
 * Does what the Dockerfile does in a clean folder, with this machine’s Node. What `npm ci` installed and what was built here are taken as
 * they stand.
 * @returns the seconds that it took
 */
export async function tryImage(): Promise<number> {
  const from = performance.now()
  const image = readDockerfile(readFileSync('Dockerfile', 'utf8'))
  const shared: Record<string, () => void | Promise<void>> = {
    'npm ci --ignore-scripts --no-audit --no-fund': () => linkTree('node_modules', join(build, 'node_modules')),
    'npm run build': async () => {
      await ensureBuilt()
      for (const made of ['dist', 'dist-server']) linkTree(made, join(build, made))
    },
  }
  const folder = join(process.cwd(), `node_modules/.cache/image-${process.pid}`)
  const build = join(folder, 'build')
  const app = join(folder, 'app')
  try {
    mkdirSync(build, { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) linkFile(file, join(build, file))
    linkTree('content', join(build, 'content'))
    for (const step of image.steps) {
      console.log(`▸ ${step}`)
      if (shared[step]) await shared[step]()
      else execSync(step, { cwd: build, stdio: 'inherit' })
    }
    for (const name of image.taken) linkEither(join(build, name), join(app, name))
    const size = sizeOf(join(app, 'node_modules'))
    console.log(`▸ node_modules: ${Math.round(size)} МБ`)
    if (size > mostModules) throw new Error(`node_modules of the image weigh ${Math.round(size)} MB, more than ${mostModules}`)
    await runImage(folder, image)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return Math.round((performance.now() - from) / 1000)
}

/** In megabytes of 10⁶ bytes. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
}

function linkEither(source: string, target: string): void {
  if (statSync(source).isDirectory()) linkTree(source, target)
  else linkFile(source, target)
}
