import type { GenericSchema } from 'valibot'
import { blueprintSource } from '../../server/content/authoring/blueprint-source.ts'
import { activitySource, elementsSource, solubilitySource } from '../../server/content/authoring/chemistry-source.ts'
import { courseSource } from '../../server/content/authoring/course-source.ts'
import { pageSource } from '../../server/content/authoring/page-source.ts'
import { referenceSource, subjectSource } from '../../server/content/authoring/subject-source.ts'
import { paperSource, taskSetSource } from '../../server/content/authoring/test-source.ts'
import { articleSource, tableSource } from '../../server/content/authoring/theory-source.ts'
import { prerequisitesSource } from '../../server/content/prerequisites.ts'
import { templateSetSource } from '../../server/content/authoring/template-source.ts'

/** A kind of file that authors write: its name, where such files lie, and its schema. */
export type Shape = { name: string; path: RegExp; schema: GenericSchema }

const inSubject = (rest: string): RegExp => new RegExp(String.raw`^subjects/[^/]+/${rest}\.yaml$`)
const file = '[a-z0-9-]+'

/** The schema of each file of `content/` that an author writes, by its path. */
export const shapes: readonly Shape[] = [
  { name: 'subject', path: inSubject('subject'), schema: subjectSource },
  { name: 'prerequisites', path: inSubject('prerequisites'), schema: prerequisitesSource },
  { name: 'reference', path: inSubject('reference'), schema: referenceSource },
  { name: 'elements', path: inSubject('elements'), schema: elementsSource },
  { name: 'solubility', path: inSubject('solubility'), schema: solubilitySource },
  { name: 'activity', path: inSubject('activity'), schema: activitySource },
  { name: 'paper', path: inSubject(`tests/${file}`), schema: paperSource },
  { name: 'tasks', path: inSubject(`tasks/${file}`), schema: taskSetSource },
  { name: 'templates', path: inSubject(`templates/${file}`), schema: templateSetSource },
  { name: 'table', path: inSubject(`(theory|templates/tables)/${file}`), schema: tableSource },
  { name: 'article', path: inSubject(`theory/[a-z]+/${file}`), schema: articleSource },
  { name: 'blueprint', path: /^exams\/[^/]+\/blueprints\/[^/]+\.yaml$/, schema: blueprintSource },
  { name: 'course', path: /^courses\/[^/]+\.yaml$/, schema: courseSource },
  { name: 'page', path: /^(pages|legal)\/.+\.yaml$/, schema: pageSource },
]

export const shapeOf = (path: string): Shape | undefined => shapes.find((shape) => shape.path.test(path))
