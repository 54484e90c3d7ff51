import * as v from 'valibot'
import type { Course } from '#contract/course'
import { contentId } from '#domain/text'
import type { StoredCourse } from '../store/schema.ts'
import { courseSource, type CourseSource } from './authoring/course-source.ts'
import { readLesson, type LessonMaterial } from './lesson.ts'
import type { Content, LoadedCourse } from './content.ts'
import { toInlineText, toRichText } from './rich-text.ts'
import { BadContent, inFile, parseFile, readEach, type Source } from './source.ts'

/** Reads `courses/<course>.yaml`, after everything that courses are made of. Throws `BadContent`: also for a task of an exam paper or none at all. */
export function readCourses(source: Source, content: Omit<Content, 'courses'>): LoadedCourse[] {
  const files = [...source.files.keys()].filter((name) => /^courses\/[^/]+\.yaml$/.test(name))
  return readEach(source, files, (file) => {
    const written = parseFile(source, file, courseSource)
    const subject = content.subjects.find(({ id }) => id === written.subject)
    const id = file.slice('courses/'.length, -'.yaml'.length)
    if (!subject || !v.is(contentId, id))
      throw new BadContent(`${file}: ${subject ? 'хибна адреса курсу' : `немає предмета ${written.subject}`}`)
    return {
      position: Math.round(written.order),
      body: readCourse({ source, file, id }, written, subject.title, materialOf(subject.id, content)),
    }
  })
}

/** Training tasks alone: those of exam papers are solved blind. */
function materialOf(subject: string, { theory, sets }: Omit<Content, 'courses'>): LessonMaterial {
  const articles = theory.flatMap((each) => each.articles).filter((article) => article.subject === subject)
  const tasks = sets.filter((set) => set.subject === subject).flatMap((set) => set.tasks)
  return {
    articles: new Map(articles.map((article) => [article.body.seoCode, article])),
    tasks: new Map(tasks.map((task) => [task.question.id, task])),
  }
}

function readCourse(
  { source, file, id }: { source: Source; file: string; id: string },
  written: CourseSource,
  subject: string,
  ground: LessonMaterial,
): StoredCourse {
  const order = written.modules.flatMap((module) => module.lessons)
  const names = [...written.modules, ...order].map((each) => each.id)
  if (new Set(names).size < names.length) throw new BadContent(`${file}: модуль або урок повторюється`)
  const read = new Map(
    readEach(source, [...order.entries()], ([index, lesson]) =>
      inFile(`${file}, ${lesson.id}`, () => [lesson.id, readLesson(lesson, index + 1, ground)] as const),
    ),
  )
  const lessons = [...read.values()]
  const modules: Course['modules'] = written.modules.map((module, index) => ({
    id: module.id,
    title: module.title,
    intro: inFile(`${file}, ${module.id}`, () => toInlineText(module.intro)),
    isFree: index < written.freeModules,
    lessons: module.lessons.flatMap((lesson) => read.get(lesson.id)?.summary ?? []),
  }))
  const total = (of: (summary: Course['modules'][number]['lessons'][number]) => number) =>
    lessons.reduce((sum, { summary }) => sum + of(summary), 0)
  const course: Course = {
    id,
    subject: { id: written.subject, title: subject },
    title: written.title,
    outcome: inFile(file, () => toInlineText(written.outcome)),
    level: written.level,
    minutes: total(({ minutes }) => minutes),
    moduleTitles: modules.map(({ title }) => title),
    lessons: lessons.length,
    freeLessons: modules.filter(({ isFree }) => isFree).flatMap((module) => module.lessons).length,
    tasks: total(({ tasks }) => tasks),
    description: written.description,
    updated: written.updated,
    day: inFile(file, () => toRichText(written.day)),
    faq: written.faq.map(({ question, answer }) => ({ question, answer: inFile(file, () => toRichText(answer)) })),
    modules,
  }
  return { course, lessons: lessons.map(({ places }) => places) }
}
