import { and, eq, inArray } from 'drizzle-orm'
import type { Lesson, LessonAnswer, LessonSummary } from '#contract/course'
import { Problem } from '../../base/problem.ts'
import { articles, type StoredLesson, type StoredCourse } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readWithheld, refuseWithheld } from '../open-surveys/withheld.ts'
import { readTasks } from '../../content/theory/tasks.ts'
import { hasPremium } from '../../people/users/premium.ts'
import { findCourse } from './catalogue.ts'
import { furtherChecks } from './further-checks.ts'

/**
 * A lesson by its number; those beyond the free modules need premium. Tasks that left the bank are left out. Throws 404 where there is
 * none, 409 while one of its tasks is withheld.
 */
export async function readLesson(db: Db, courseId: string, number: string, userId: string, now: Date): Promise<LessonAnswer> {
  const stored = await findCourse(db, courseId)
  const module = stored.course.modules.find(({ lessons }) => lessons.some((lesson) => String(lesson.number) === number))
  const summary = module?.lessons.find((lesson) => String(lesson.number) === number)
  const places = stored.lessons.find(({ id }) => id === summary?.id)
  if (!module || !summary || !places) throw new Problem(404, 'Такого уроку немає')
  if (!module.isFree && !(await hasPremium(db, userId, now))) return { access: 'locked' }
  const withheld = await readWithheld(db, userId, now)
  refuseWithheld(withheld, [places.try.question, ...places.check])
  const further = (await furtherChecks(db, stored.course.subject.id, places)).filter((set) => !set.some((id) => withheld.tasks.has(id)))
  return { access: 'open', lesson: await assemble(db, stored, { summary, places, further, module: module.title }) }
}

type Parts = { summary: LessonSummary; places: StoredLesson; further: readonly string[][]; module: string }

async function assemble(db: Db, { course }: StoredCourse, { summary, places, further, module }: Parts): Promise<Lesson> {
  const { id, number, title, steps } = summary
  const blockAt = await blockReader(db, course.subject.id, summary)
  const tasks = await readTasks(db, course.subject.id, [places.try.question, ...places.check, ...further.flat()])
  const tried = tasks.get(places.try.question)
  const example = blockAt(places.example)
  if (!tried || !example) throw new Problem(404, 'Цей урок ще готується')
  return {
    course: { id: course.id, title: course.title },
    subject: course.subject.id,
    module,
    id,
    number,
    title,
    intro: places.intro,
    steps,
    theory: places.theory.flatMap((place) => blockAt(place) ?? []),
    example,
    try: { task: tried, hints: places.try.hints },
    check: places.check.flatMap((question) => tasks.get(question) ?? []),
    furtherChecks: further.map((set) => set.flatMap((question) => tasks.get(question) ?? [])),
  }
}

/** Reads the lesson’s articles once, and finds blocks in them. */
async function blockReader(db: Db, subject: string, { theory }: LessonSummary) {
  const codes = theory.map(({ seoCode }) => seoCode)
  const rows = await db
    .select({ body: articles.body })
    .from(articles)
    .where(and(eq(articles.subject, subject), inArray(articles.seoCode, codes)))
  return (place: StoredLesson['example']): Lesson['example'] | null => {
    const link = theory.find(({ seoCode }) => seoCode === place.seoCode)
    const block = rows.find(({ body }) => body.seoCode === place.seoCode)?.body.blocks.find(({ id }) => id === place.block)
    return link && block && block.kind !== 'check' && block.kind !== 'exam' ? { link: { ...link, block: place.block }, block } : null
  }
}
