import { faultsOfFile, isReadable } from '../../server/content/authoring/faults-of-file.ts'
import { faultLine, yamlOf, type Source } from '../../server/content/source.ts'
import { shapeOf } from './shapes.ts'

/** `lines` says what is wrong; a file that is not `isRead` takes no part in the content. */
export type FileFaults = { file: string; lines: string[]; isRead: boolean }

/** What does not fit the schema of its file, misspelt fields too, and files that lie where nobody reads them. */
export const faultyFiles = (source: Source): FileFaults[] =>
  [...source.files].flatMap(([file, text]) => {
    const shape = shapeOf(file)
    if (!shape) return isLost(file) ? [{ file, lines: [`${file}: ${lost}`], isRead: false }] : []
    const faults = faultsOfFile(text, shape.schema, () => yamlOf(source, file))
    return faults.length > 0 ? [{ file, lines: faults.map((fault) => faultLine(file, fault)), isRead: isReadable(faults) }] : []
  })

export const fieldFaults = (source: Source): string[] => faultyFiles(source).flatMap(({ lines }) => lines)

const isLost = (file: string): boolean => /^(subjects|courses|pages|legal)\/.*\.yaml$/.test(file)
const lost = 'такого файла ніхто не читає: які бувають теки й назви, каже довідник автора (content/README.md)'
