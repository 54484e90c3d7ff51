import { courseAnswerSchema } from '#contract/course'
import { coursesAnswerSchema } from '#contract/course-summary'
import { decksAnswerSchema } from '#contract/flashcard'
import type { WorkKind } from '#contract/group-work'
import { readSubject } from '@/entities/subject'
import { api } from '@/shared/api'
import { lessonValue } from '../model/work-request'

/** A thing that may be given, with its name in the list. */
export type Target = { value: string; text: string }

/** Everything of a kind in one subject that a group can be given. */
export const readTargets = (kind: WorkKind, subject: string): Promise<Target[]> => readers[kind](subject)

const readers: Record<WorkKind, (subject: string) => Promise<Target[]>> = {
  topic: async (subject) =>
    (await readSubject(subject)).topics.flatMap(({ id, title, children }) => [
      { value: id, text: children.length > 0 ? `${title} (увесь розділ)` : title },
      ...children.map((child) => ({ value: child.id, text: `— ${child.title}` })),
    ]),
  lesson: async (subject) => {
    const client = await api()
    const { courses } = (await client.get('v3/courses').json(coursesAnswerSchema)).data
    const own = courses.filter((course) => course.subject.id === subject)
    const found = await Promise.all(own.map(async ({ id }) => (await client.get(`v3/courses/${id}`).json(courseAnswerSchema)).data.course))
    return found.flatMap((course) =>
      course.modules.flatMap(({ isFree, lessons }) =>
        lessons.map(({ number, title }) => ({
          value: lessonValue(course.id, number),
          text: `${course.title}, ${number}. ${title}${isFree ? '' : ' (преміум)'}`,
        })),
      ),
    )
  },
  deck: async (subject) =>
    (await (await api()).get('v3/flashcards/decks').json(decksAnswerSchema)).data.decks
      .filter((deck) => deck.subject?.id === subject)
      .map(({ id, title, cards }) => ({ value: id, text: `${title} (карток: ${cards})` })),
}
