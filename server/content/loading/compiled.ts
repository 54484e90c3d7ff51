import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Content } from '../content.ts'
import { parseContent } from './parse.ts'
import type { Source } from '../source.ts'

/** Makes content of the words of its files. Throws `BadContent`. */
export type Compile = (source: Source) => Content

/** Takes the content that the build has compiled into `folder`; other words, and a file of another Node, are parsed. */
export const compiledIn =
  (folder: string): Compile =>
  (source) =>
    readCompiled(join(folder, compiledName(source))) ?? parseContent(source)

/** The name of the file of these words. */
export const compiledName = ({ hash }: Source): string => `${hash}.bin`

/** @returns null where there is no such file or it cannot be read: then the words themselves are there. */
export function readCompiled(file: string): Content | null {
  if (!existsSync(file)) return null
  try {
    return deserialize(zstdDecompressSync(readFileSync(file))) as Content
  } catch {
    return null
  }
}

/** Writes beside and renames: whoever reads finds a whole file or none. */
export function writeCompiled(file: string, content: Content): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, zstdCompressSync(serialize(content)))
  renameSync(beside, file)
}
