import type { Admission } from '#contract/admission'
import type { ReadyTemplate } from './ready-template.ts'
import type { StoredCourse, StoredPage } from '../store/schema.ts'
import type { Blueprint } from '../store/tables/content.ts'
import type { Paper, TaskSet } from './paper.ts'
import type { SubjectBody } from './subject.ts'
import type { Picture } from './picture.ts'
import type { TaskLink } from './theory-link.ts'
import type { Theory } from './theory.ts'

export type LoadedCourse = { position: number; body: StoredCourse }

/** All content of editors, parsed and checked. `weights` and `blueprints` by subject: the share of each section, what each number asks. */
export type Content = {
  subjects: SubjectBody[]
  weights: Record<string, Record<string, number>>
  blueprints: Record<string, Blueprint>
  papers: Paper[]
  sets: TaskSet[]
  templates: ReadyTemplate[]
  pictures: Picture[]
  theory: Theory[]
  links: TaskLink[]
  admissions: Admission[]
  pages: StoredPage[]
  courses: LoadedCourse[]
}
