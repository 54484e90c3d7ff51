import { parseContent } from '../../server/content/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { formulaComplaints } from './formulas.ts'
import { paperComplaints, taskComplaints, taskIdComplaints } from './papers.ts'
import { pictureComplaints } from './pictures.ts'
import { tableComplaints } from './tables.ts'
import { wordingComplaints } from './wording.ts'

/** Everything that can be wrong with the words of editors, beyond what the server’s own loader refuses (then that one line is all). */
export async function complaintsAbout(folder: string): Promise<string[]> {
  const source = await readSource(folder)
  try {
    const content = parseContent(source)
    return [
      ...content.subjects.flatMap(tableComplaints),
      ...content.papers.flatMap((paper) => paperComplaints(paper, content.subjects.find(({ id }) => id === paper.subject)?.structure)),
      ...content.sets.flatMap(({ tasks }) => tasks.flatMap(taskComplaints)),
      ...taskIdComplaints(content),
      ...formulaComplaints(content),
      ...pictureComplaints(content, source),
      ...wordingComplaints(source),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
