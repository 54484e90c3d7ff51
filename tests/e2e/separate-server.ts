import { spawn, type ChildProcess } from 'node:child_process'
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledStore } from '../../scripts/build/filled-store.ts'
import { freePort } from '../../scripts/free-port.ts'

/**
 * A server for one test, with the papers of mathematics alone. `kill` is SIGKILL; `start` brings it back on the same port and store;
 * `script` names another program to run.
 */
export type SeparateServer = {
  url: string
  /** Of the process that runs now. */
  pid: () => number | undefined
  start: () => Promise<void>
  kill: () => Promise<void>
  remove: () => Promise<void>
}

export async function separateServer(
  environment: Record<string, string> = {},
  addContent?: (folder: string) => void,
  script = 'dist-server/main.js',
): Promise<SeparateServer> {
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'skladu-'))
  const url = `http://127.0.0.1:${port}`
  const content = copyMathematics(directory)
  const data = environment['DATA_DIR'] ?? join(directory, 'data')
  if (addContent) addContent(content)
  else if (environment['CONTENT_DIR'] === undefined)
    cpSync(await filledStore(content, 'mathematics'), data, { recursive: true, mode: constants.COPYFILE_FICLONE })
  let child: ChildProcess | null = null
  const kill = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  const start = async () => {
    child = spawn(process.execPath, [script], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        CONTENT_DIR: content,
        ...environment,
        DATA_DIR: data,
      },
    })
    await answers(`${url}/healthz`).catch(async (error: unknown) => {
      await kill()
      throw error
    })
  }
  await start()
  return {
    url,
    pid: () => child?.pid,
    start,
    kill,
    remove: async () => (await kill(), rmSync(directory, { recursive: true, force: true })),
  }
}

/** A folder of content with the papers of mathematics alone. */
export function copyMathematics(directory: string): string {
  const content = join(directory, 'content')
  for (const part of ['exams', 'subjects/math/subject.yaml', 'subjects/math/reference.yaml', 'subjects/math/tests'])
    cpSync(`content/${part}`, join(content, part), { recursive: true })
  return content
}

export async function answers(url: string, patience = 240_000): Promise<void> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
