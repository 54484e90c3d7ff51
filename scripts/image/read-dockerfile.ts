/** The content of the Dockerfile, as far as it can be done without a container engine. */
export type Image = {
  /** Commands of the build stage, one after another. */
  steps: string[]
  /** The files that the last stage takes from the build stage. */
  taken: string[]
  env: Record<string, string>
  health: string[]
  command: string[]
}

const known = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'])

/** Reads a Dockerfile of two stages. Throws for an instruction that `npm run test:merge` would not try. */
export function readDockerfile(text: string): Image {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const unknown = lines.find((line) => !known.has(line.split(' ')[0] ?? ''))
  if (unknown !== undefined) throw new Error(`Dockerfile: ${unknown}`)
  const last = lines.findLastIndex((line) => line.startsWith('FROM '))
  const [build, run] = [lines.slice(0, last), lines.slice(last)]
  const after = (list: readonly string[], word: string) =>
    list.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const listIn = (line = '') => JSON.parse(line.slice(line.indexOf('['))) as string[]
  return {
    steps: after(build, 'RUN').flatMap((line) => line.split(' && ')),
    taken: after(run, 'COPY').map((line) => partsOf(line, /^--from=build \/app\/(\S+) \S+$/)[0] ?? ''),
    env: Object.fromEntries(
      after(run, 'ENV').flatMap((line) => line.split(' ').map((pair) => partsOf(pair, /^(\w+)=([^\s"'\\$]+)$/) as [string, string])),
    ),
    health: listIn(after(run, 'HEALTHCHECK')[0]),
    command: listIn(after(run, 'CMD')[0]),
  }
}

/** What a form of words says; throws for other forms, which would be passed over. */
function partsOf(words: string, form: RegExp): string[] {
  const found = form.exec(words)
  if (!found) throw new Error(`Dockerfile: ${words}`)
  return found.slice(1)
}
