import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import { paperSource, taskSetSource } from '../../server/content/authoring/test-source.ts'
import { articleSource, tableSource, type ArticleSource, type TableSource } from '../../server/content/authoring/theory-source.ts'
import { parseFile, type Source } from '../../server/content/source.ts'

export type TaskFile = { file: string; subject: string; isTraining: boolean; isSolvedTwice: boolean; questions: QuestionSource[] }
export type ArticleFile = { file: string; subject: string; type: string; seoCode: string; article: ArticleSource }
export type TableFile = { file: string; subject: string; type: string; table: TableSource }

/** Reads the sources of editors unchanged: tasks of papers and of training sets. Throws `BadContent`. */
export function taskFiles(source: Source): TaskFile[] {
  return [...source.files.keys()].flatMap((file) => {
    const [, subject, kind] = /^subjects\/([^/]+)\/(tests|tasks)\/[^/]+\.yaml$/.exec(file) ?? []
    if (subject === undefined) return []
    const isTraining = kind === 'tasks'
    const { questions, secondSolver } = isTraining ? parseFile(source, file, taskSetSource) : parseFile(source, file, paperSource)
    return [{ file, subject, isTraining, isSolvedTwice: secondSolver !== null, questions }]
  })
}

export function articleFiles(source: Source): ArticleFile[] {
  return [...source.files.keys()].flatMap((file) => {
    const [, subject, type, seoCode] = /^subjects\/([^/]+)\/theory\/([a-z]+)\/([a-z0-9-]+)\.yaml$/.exec(file) ?? []
    if (subject === undefined || type === undefined || seoCode === undefined) return []
    return [{ file, subject, type, seoCode, article: parseFile(source, file, articleSource) }]
  })
}

export function tableFiles(source: Source): TableFile[] {
  return [...source.files.keys()].flatMap((file) => {
    const [, subject, type] = /^subjects\/([^/]+)\/theory\/([a-z]+)\.yaml$/.exec(file) ?? []
    if (subject === undefined || type === undefined) return []
    return [{ file, subject, type, table: parseFile(source, file, tableSource) }]
  })
}
