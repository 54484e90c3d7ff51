import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build/ensure-built.ts'
import { runCommand } from '../command.ts'
import { linkFile, linkTree } from './link-tree.ts'
import { readDockerfile } from './read-dockerfile.ts'
import { runImage } from './run-image.ts'

/**
 * Does what the Dockerfile does, in a clean folder, with the machine’s own Node instead of an engine. Two of its steps are shared, for they would take
 * minutes: what `npm ci` has installed here is taken as it stands, and so is the build, which is made anew where the sources differ. The third runs as
 * written; the last stage then gets what it names and nothing else. @returns the seconds that it took
 */
export async function tryImage(): Promise<number> {
  const from = performance.now()
  const image = readDockerfile(readFileSync('Dockerfile', 'utf8'))
  const shared: Record<string, () => void | Promise<void>> = {
    'npm ci --no-audit --no-fund': () => linkTree('node_modules', join(build, 'node_modules')),
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
      const [command = '', ...args] = step.split(' ')
      if (shared[step]) await shared[step]()
      else if ((await runCommand(command, [...args, '--prefix', build])) !== 0) throw new Error(step)
    }
    for (const name of image.taken) linkEither(join(build, name), join(app, name))
    if (existsSync(join(app, 'node_modules/vite'))) throw new Error('packages of development are in the image')
    await runImage(folder, image)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return Math.round((performance.now() - from) / 1000)
}

function linkEither(source: string, target: string): void {
  if (statSync(source).isDirectory()) linkTree(source, target)
  else linkFile(source, target)
}
