import type { LessonSummary } from '#contract/course'
import type { LessonSource } from './authoring/course-source.ts'
import type { StoredLesson } from '../store/schema.ts'
import { plainText } from './plain-text.ts'
import { wordsPerMinute, type LoadedArticle } from './article.ts'
import { toInlineText, toRichText } from './rich-text.ts'
import type { Task } from './tasks.ts'

/** Articles of the course’s subject by their address, and the tasks that its lessons may ask. */
export type LessonMaterial = { articles: ReadonlyMap<string, LoadedArticle>; tasks: ReadonlyMap<string, Task> }

/** Over an example one thinks before each step opens. Expected seconds are those of a prepared pupil: who learns, and reads the explanation, takes twice as long. */
const minutesPerExample = 2
const timesExpected = 2

/** A lesson with its durations. Throws an error with a Ukrainian message where it names what is not there, or a task twice. */
export function readLesson(
  written: LessonSource,
  number: number,
  ground: LessonMaterial,
): { summary: LessonSummary; places: StoredLesson } {
  const { id, title, check } = written
  const theory = written.theory.map(placeOf)
  const example = placeOf(written.example)
  const read = theory.map((place) => blockAt(ground, place, ['section', 'mistake', 'figure']))
  const solved = blockAt(ground, example, ['example'])
  if (new Set([written.try.task, ...check]).size <= check.length) throw new Error('завдання повторюється')
  const [tried, ...checked] = [written.try.task, ...check].map((task) => secondsOf(ground, task))
  const steps = {
    theory: inMinutes(read.map(wordsIn).reduce(sum, 0) / wordsPerMinute),
    example: inMinutes(wordsIn(solved) / wordsPerMinute + minutesPerExample),
    try: inMinutes(((tried ?? 0) * timesExpected) / 60),
    check: inMinutes((checked.reduce(sum, 0) * timesExpected) / 60),
  }
  const codes = [...new Set([...theory, example].map(({ seoCode }) => seoCode))]
  return {
    summary: {
      id,
      number,
      title,
      minutes: Object.values(steps).reduce(sum, 0),
      steps,
      tasks: check.length + 1,
      theory: codes.map((code) => linkTo(ground, code)),
    },
    places: {
      id,
      intro: toInlineText(written.intro),
      theory,
      example,
      try: { question: written.try.task, hints: written.try.hints.map(toRichText) },
      check,
    },
  }
}

const sum = (a: number, b: number): number => a + b
const inMinutes = (minutes: number): number => Math.max(1, Math.round(minutes))

function placeOf(written: string): StoredLesson['example'] {
  const [seoCode = '', block = ''] = written.split('#')
  return { seoCode, block }
}

type Block = LoadedArticle['body']['blocks'][number]

function blockAt({ articles }: LessonMaterial, { seoCode, block }: StoredLesson['example'], kinds: readonly Block['kind'][]): Block {
  const found = articles.get(seoCode)?.body.blocks.find(({ id }) => id === block)
  if (!found) throw new Error(`немає ${seoCode}#${block}`)
  if (!kinds.includes(found.kind)) throw new Error(`${seoCode}#${block} не годиться для цього кроку`)
  return found
}

function secondsOf({ tasks }: LessonMaterial, id: string): number {
  const task = tasks.get(id)
  if (!task) throw new Error(`немає тренувального завдання ${id}`)
  return task.seconds
}

function linkTo({ articles }: LessonMaterial, code: string): LessonSummary['theory'][number] {
  const article = articles.get(code)
  if (!article) throw new Error(`немає статті ${code}`)
  const { subject, type, body } = article
  return { subject, type, seoCode: code, title: body.title, block: null }
}

function wordsIn(block: Block): number {
  switch (block.kind) {
    case 'section':
      return count(plainText(block.text))
    case 'example':
      return count(plainText([block.problem, ...block.steps, block.answer].flat()))
    case 'mistake':
      return count(plainText([...block.wrong, ...block.right]))
    default:
      return 0
  }
}

const count = (text: string): number => text.split(/\s+/).length
