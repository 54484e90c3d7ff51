import { createHash } from 'node:crypto'
import { markForeign } from '#domain/foreign-text'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import type { Exhibit } from '../store/tables/content.ts'
import type { QuestionSource, StimulusSource } from './authoring/question-source.ts'
import { figuresOfFile } from './figures-of-file.ts'
import { exhibitOf } from './exhibit.ts'
import { expectedSeconds } from './expected-seconds.ts'
import type { Picture } from './picture.ts'
import { splitQuestion } from './question.ts'
import { inFile, readEach, type Source } from './source.ts'
import type { ReadSubject } from './subject.ts'

/**
 * A task ready for the store. `hash` covers everything an editor can change; blueprints ask for `exhibit` and `pattern`; `examSeconds`
 * counts reading and marking too.
 */
export type Task = {
  question: Question
  key: Key
  difficulty: number
  seconds: number
  examSeconds: number
  hash: string
  exhibit: Exhibit
  pattern: string | null
  theory?: string
}

type Written = { stimuli: readonly StimulusSource[]; questions: readonly QuestionSource[] }

/** The tasks of one file and the pictures that they refer to. Throws `BadContent` with the file, and the task where there is one. */
export function readTaskList(source: Source, file: string, written: Written, subject: ReadSubject): { tasks: Task[]; pictures: Picture[] } {
  const { body, letters, numbering } = subject
  const topics = new Set(body.topics.flatMap((topic) => [topic.id, ...topic.children.map((child) => child.id)]))
  const { figureOf, pictures } = figuresOfFile(source, file, body.id)
  const around = { id: body.id, letters, numbering, stimuli: written.stimuli, figureOf }
  readEach(source, [...written.questions.entries()], ([index, { id, topic }]) =>
    inFile(`${file}, ${id}`, () => {
      if (!topics.has(topic)) throw new Error(`немає теми ${topic}`)
      if (written.questions.findIndex((other) => other.id === id) < index) throw new Error('завдання повторюється')
    }),
  )
  const tasks = readEach(source, written.questions, (each) =>
    inFile(`${file}, ${each.id}`, () => {
      const split = splitQuestion(each, around)
      const asked = { exhibit: each.exhibit ?? exhibitOf(split.question), pattern: each.pattern ?? null }
      const sharing = written.questions.filter(({ stimulus }) => stimulus !== undefined && stimulus === each.stimulus).length
      const examSeconds = expectedSeconds(split.question, each.seconds, sharing, subject)
      const estimate = { difficulty: each.difficulty, seconds: each.seconds, examSeconds }
      const question = each.pattern === warmUp ? { ...split.question, isWarmUp: true } : split.question
      const hash = hashOfTask(split)
      const marked = inItsLanguage({ question, key: split.key }, subject)
      return { ...marked, ...estimate, ...asked, theory: each.theory, hash }
    }),
  )
  return { tasks, pictures }
}

/** What is authored in a subject, with the language of its foreign texts. */
export const inItsLanguage = <T>(authored: T, { language }: Pick<ReadSubject, 'language'>): T =>
  language === 'uk' ? authored : markForeign(authored, language)

/** The pattern of tasks that warm up: no blueprint calls for it. */
const warmUp = 'warm-up'

/** What changes as soon as a task or its key is worded differently; 16 hexadecimal digits. */
export const hashOfTask = (split: { question: Question; key: Key }): string =>
  createHash('sha256')
    .update(JSON.stringify([split.question, split.key]))
    .digest('hex')
    .slice(0, 16)
