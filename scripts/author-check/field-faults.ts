import { faultsOfFile } from '../../server/content/authoring/faults-of-file.ts'
import { faultLine, yamlOf, type Source } from '../../server/content/source.ts'
import { shapeOf } from './shapes.ts'

/** What does not fit the schema of its file, misspelt fields too. */
export const fieldFaults = (source: Source): string[] =>
  [...source.files].flatMap(([file, text]) => {
    const shape = shapeOf(file)
    return shape ? faultsOfFile(text, shape.schema, () => yamlOf(source, file)).map((fault) => faultLine(file, fault)) : []
  })
