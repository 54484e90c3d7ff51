import { createHash } from 'node:crypto'
import type { Key } from '#contract/key'
import type { Question } from '#contract/question'
import { paperSource, type PaperSource } from './authoring/test-source.ts'
import { splitQuestion } from './question.ts'
import { BadContent, inFile, parseFile, type Source } from './source.ts'
import type { readSubject } from './subject.ts'

/** A task ready for the store. `hash` is that of everything an editor can change in it. */
export type Task = { question: Question; key: Key; difficulty: number; seconds: number; hash: string }
export type Paper = Pick<PaperSource, 'id' | 'title' | 'status'> & { subject: string; max: number; tasks: Task[] }
export type Picture = { subject: string; file: string; hash: string; svg: string }

/** Reads one paper and the pictures that it refers to. Throws `BadContent` with the file, and the task where there is one. */
export function readPaper(source: Source, file: string, { body, letters }: ReturnType<typeof readSubject>): { paper: Paper; pictures: Picture[] } {
  const written = parseFile(source, file, paperSource)
  const topics = new Set(body.topics.flatMap((topic) => [topic.id, ...topic.children.map((child) => child.id)]))
  const pictures = new Map<string, Picture>()
  const pictureOf = (name: string): string => {
    const picture = readPicture(source, file, body.id, name)
    pictures.set(name, picture)
    return `/media/${body.id}/${name}?v=${picture.hash}`
  }
  const tasks = written.questions.map((each) =>
    inFile(`${file}, ${each.id}`, () => {
      if (!topics.has(each.topic)) throw new Error(`немає теми ${each.topic}`)
      const split = splitQuestion(each, { id: body.id, letters, pictureOf })
      return { ...split, difficulty: each.difficulty, seconds: each.seconds, hash: hashOf(JSON.stringify([split.question, split.key])) }
    }),
  )
  const max = tasks.reduce((sum, task) => sum + task.question.points, 0)
  if (written.status === 'published' && max !== body.max) throw new BadContent(`${file}: балів ${max}, а має бути ${body.max}`)
  if (new Set(written.questions.map(({ id }) => id)).size < tasks.length) throw new BadContent(`${file}: завдання повторюється`)
  return { paper: { id: written.id, title: written.title, status: written.status, subject: body.id, max, tasks }, pictures: [...pictures.values()] }
}

function readPicture({ files }: Source, paper: string, subject: string, file: string): Picture {
  const svg = files.get(`${paper.slice(0, paper.lastIndexOf('/'))}/assets/${file}`)
  if (svg === undefined) throw new Error(`немає рисунка assets/${file}`)
  return { subject, file, svg, hash: hashOf(svg) }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
