import { paperSource, taskSetSource, type PaperSource } from './authoring/test-source.ts'
import { BadContent, parseFile, type Source } from './source.ts'
import type { ReadSubject } from './subject.ts'
import type { Picture } from './picture.ts'
import { readTaskList, type Task } from './tasks.ts'

/** A whole paper; `numbers` is how many numbers its tasks take. `isSolvedTwice` as in a set. */
export type Paper = Pick<PaperSource, 'id' | 'title' | 'status'> & {
  subject: string
  max: number
  numbers: number
  isSolvedTwice: boolean
  tasks: Task[]
}

/** Tasks for practice. `isSolvedTwice` is false until somebody has solved them without seeing the keys. */
export type TaskSet = { subject: string; file: string; isSolvedTwice: boolean; tasks: Task[] }

/** Reads one paper and the pictures that it refers to. Throws `BadContent`. */
export function readPaper(source: Source, file: string, subject: ReadSubject): { paper: Paper; pictures: Picture[] } {
  const written = parseFile(source, file, paperSource)
  const { tasks, pictures } = readTaskList(source, file, written, subject)
  const { id, title, status } = written
  const max = tasks.reduce((sum, { question }) => sum + question.points, 0)
  const numbers = tasks.reduce((sum, { question }) => sum + question.numbers, 0)
  if (status === 'published' && max !== subject.body.max) throw new BadContent(`${file}: балів ${max}, а має бути ${subject.body.max}`)
  const isSolvedTwice = written.secondSolver !== null
  return { paper: { id, title, status, subject: subject.body.id, max, numbers, isSolvedTwice, tasks }, pictures }
}

/** Reads one set of tasks and the pictures that it refers to. Throws `BadContent`. */
export function readTaskSet(source: Source, file: string, subject: ReadSubject): { set: TaskSet; pictures: Picture[] } {
  const written = parseFile(source, file, taskSetSource)
  const { tasks, pictures } = readTaskList(source, file, written, subject)
  return { set: { subject: subject.body.id, file, isSolvedTwice: written.secondSolver !== null, tasks }, pictures }
}
