import * as v from 'valibot'
import { isMap, isNode, isScalar, LineCounter, parse, parseDocument, type Document } from 'yaml'
import { faultWords, notationWords } from './fault-words.ts'

/** `line` counts from 1; `id` is of the nearest task, card or row around the place, empty where none has one; `path` names the field. */
export type Fault = { line: number; id: string; path: string; message: string }

/** A field that the schema does not know; the file is read without it. */
const unknownField = 'такого поля немає: воно ні на що не вплине'

/** Whether a file with these faults can be read all the same. */
export const isReadable = (faults: readonly Fault[]): boolean => faults.every(({ message }) => message === unknownField)

/**
 * All faults of a file in order of lines: no YAML, what the schema refuses, and fields that it does not know, which would be ignored.
 * @param readPlain the parsed file, where it is at hand
 */
export function faultsOfFile(text: string, schema: v.GenericSchema, readPlain = () => parse(text) as unknown): Fault[] {
  if (isFaultless(readPlain, schema)) return []
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0)
    return document.errors.map(({ code, message, pos }) => ({
      line: lines.linePos(pos[0]).line,
      id: '',
      path: '',
      message: `це не YAML: ${notationWords[code] ?? message.split('\n')[0] ?? code}`,
    }))
  const written: unknown = document.toJS()
  const read = v.safeParse(schema, written, { abortPipeEarly: true })
  const at = (path: readonly Key[], message: string): Fault => ({ ...placeOf(document, lines, path), path: path.join('.'), message })
  const faults = read.success
    ? unknownFields(written, read.output).map((path) => at(path, unknownField))
    : read.issues.map((issue) => at(pathOf(issue), faultWords(issue)))
  return faults.toSorted((a, b) => a.line - b.line)
}

/** Reading without places takes a third of the time. */
function isFaultless(readPlain: () => unknown, schema: v.GenericSchema): boolean {
  try {
    const written = readPlain()
    const read = v.safeParse(schema, written, { abortPipeEarly: true })
    return read.success && unknownFields(written, read.output).length === 0
  } catch {
    return false
  }
}

type Key = string | number

const pathOf = ({ path }: v.BaseIssue<unknown>): Key[] => (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** The line of the deepest part of the path that is written, and the id around it. */
function placeOf(document: Document, lines: LineCounter, path: readonly Key[]): Pick<Fault, 'line' | 'id'> {
  let [line, id] = [1, '']
  for (let depth = 0; depth <= path.length; depth++) {
    const node = document.getIn(path.slice(0, depth), true)
    if (!isNode(node)) break
    if (node.range) line = lines.linePos(node.range[0]).line
    const own = isMap(node) ? node.get('id', true) : undefined
    if (isScalar(own)) id = String(own.value)
  }
  return { line, id }
}

/** Fields that were written and are not read. Where the reading has made something else of a part, it is taken as it is. */
function unknownFields(written: unknown, read: unknown, path: readonly Key[] = []): Key[][] {
  if (Array.isArray(written) && Array.isArray(read) && written.length === read.length)
    return written.flatMap((each, index) => unknownFields(each, read[index], [...path, index]))
  if (!isFields(written) || !isFields(read)) return []
  return Object.entries(written).flatMap(([key, value]) =>
    key in read ? unknownFields(value, read[key], [...path, key]) : [[...path, key]],
  )
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
