import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { faultsOfFile, type Fault } from './authoring/faults-of-file.ts'

/** A file of `content/` that does not fit; `message` is a Ukrainian line, or one for each fault, with the file and the place in it. */
export class BadContent extends Error {}

/** The files of `content/` by their path inside it, and one hash over all of them. Where it has `faults`, `readEach` writes there what does not fit. */
export type Source = { hash: string; files: ReadonlyMap<string, string>; faults?: string[] }

/** Raised whenever the loader makes something else of the same words. */
const loader = 'loader 10'

/** The author’s guide is for people: a change in it makes no new content. */
const guide = 'README.md'

/** Reads every text file of the folder. A missing folder is an empty one. */
export async function readSource(directory: string): Promise<Source> {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const files = new Map<string, string>()
  const hash = createHash('sha256').update(loader)
  for (const name of names
    .map((each) => each.replaceAll('\\', '/'))
    .filter((each) => /\.(yaml|svg|md|json|csv)$/.test(each) && each !== guide)
    .toSorted()) {
    const text = await readFile(join(directory, name), 'utf8')
    files.set(name, text)
    hash.update(`\n${name}\n${text.length}\n`).update(text)
  }
  return { hash: hash.digest('base64url'), files }
}

const written = new WeakMap<Source['files'], Map<string, unknown>>()

/** The parsed value of one YAML file, parsed once for each source; nobody changes it. */
export function yamlOf(source: Source, name: string): unknown {
  const known = written.get(source.files) ?? new Map<string, unknown>()
  written.set(source.files, known)
  if (!known.has(name)) known.set(name, parse(source.files.get(name) ?? ''))
  return known.get(name)
}

/** The same files without some of them; what has been parsed is not parsed again. */
export function partOf({ files, ...source }: Source, isIn: (file: string) => boolean): Source {
  const chosen = new Map([...files].filter(([file]) => isIn(file)))
  const known = written.get(files) ?? new Map<string, unknown>()
  written.set(files, known).set(chosen, known)
  return { ...source, files: chosen }
}

/** Parses one YAML file by its schema. Throws `BadContent` with a line for everything that is wrong in it: it is missing, no YAML, or does not fit. */
export function parseFile<S extends v.GenericSchema>(source: Source, name: string, schema: S): v.InferOutput<S> {
  if (!source.files.has(name)) throw new BadContent(`${name}: немає файла`)
  const read = isYaml(source, name) ? v.safeParse(schema, yamlOf(source, name), { abortPipeEarly: true }) : null
  if (read?.success) return read.output
  const faults = faultsOfFile(source.files.get(name) ?? '', schema).map((fault) => faultLine(name, fault))
  throw new BadContent(faults.join('\n') || `${name}: не вдалося прочитати`)
}

function isYaml(source: Source, name: string): boolean {
  try {
    yamlOf(source, name)
    return true
  } catch {
    return false
  }
}

/** A fault as the author reads it: the file and the line, which editors open by a press, the id and the field. */
export const faultLine = (file: string, { line, id, path, message }: Fault): string =>
  `${file}:${line}: ${id && `${id}: `}${path && `${path}: `}${message}`

/**
 * Reads each of these by itself, so that one fault hides no other. What does not fit is left out where the source gathers faults; else all
 * that was said is thrown together, as `BadContent`.
 */
export function readEach<Item, Read>({ faults }: Source, items: readonly Item[], read: (item: Item) => Read): Read[] {
  const told = faults ?? []
  const done = items.flatMap((item) => {
    try {
      return [read(item)]
    } catch (error) {
      told.push(error instanceof Error ? error.message : String(error))
      return []
    }
  })
  if (!faults && told.length > 0) throw new BadContent(told.join('\n'))
  return done
}

/** Runs `work` and lets whatever it throws name the file. */
export function inFile<T>(name: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new BadContent(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
