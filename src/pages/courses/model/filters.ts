import type { CourseSummary } from '#contract/course-summary'

/** The filters of the catalogue; an empty text is no filter. */
export type Filters = { subject: string; level: string; length: string; access: string }
export const noFilters: Filters = { subject: '', level: '', length: '', access: '' }

/** Minutes of a course that fits into a week of evenings. */
const shortCourse = 180

export const lengths = { short: 'до 3 годин', long: 'понад 3 години' } as const
export const accesses = { free: 'безкоштовні повністю', trial: 'з безкоштовним початком' } as const

export function fitsFilters(course: CourseSummary, { subject, level, length, access }: Filters): boolean {
  const own = {
    subject: course.subject.id,
    level: course.level,
    length: course.minutes <= shortCourse ? 'short' : 'long',
    access: course.freeLessons === course.lessons ? 'free' : 'trial',
  }
  const wanted = { subject, level, length, access }
  return Object.entries(wanted).every(([name, value]) => value === '' || own[name as keyof Filters] === value)
}

/** The subjects that have a course, each once. */
export const subjectsIn = (courses: readonly CourseSummary[]): { id: string; title: string }[] => [
  ...new Map(courses.map(({ subject }) => [subject.id, subject])).values(),
]
