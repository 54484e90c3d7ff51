import type { Content } from '../../server/content/content.ts'

/** A day of study is neither a glance nor an evening. */
const [fewestMinutes, mostMinutes] = [8, 30]

/** Finds courses whose title names another number of days, whose days are too short or too long, or that ask one task twice. */
export function courseComplaints({ courses }: Pick<Content, 'courses'>): string[] {
  return courses.flatMap(({ body: { course, lessons } }) => {
    const days = Number(/за (\d+) д/.exec(course.title)?.[1])
    const asked = lessons.flatMap((lesson) => [lesson.try.question, ...lesson.check])
    const twice = new Set(asked.filter((id, index) => asked.indexOf(id) < index))
    const summaries = course.modules.flatMap((module) => module.lessons)
    const odd = summaries.filter(({ minutes }) => minutes < fewestMinutes || minutes > mostMinutes)
    return [
      ...(days === course.lessons ? [] : [`у назві днів ${days}, а уроків ${course.lessons}`]),
      ...[...twice].map((id) => `завдання ${id} стоїть у двох уроках`),
      ...odd.map(({ id, minutes }) => `урок ${id} триває ${minutes} хв, а має від ${fewestMinutes} до ${mostMinutes}`),
    ].map((complaint) => `courses/${course.id}: ${complaint}`)
  })
}
