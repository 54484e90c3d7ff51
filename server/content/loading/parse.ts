import { naturalOrder } from '#domain/natural-order'
import { readAdmissions } from '../admission.ts'
import { readPages } from '../content-page.ts'
import { readCourses } from '../courses.ts'
import { readPaper, readTaskSet } from '../paper.ts'
import { BadContent, readEach, type Source } from '../source.ts'
import { readSubject } from '../subject.ts'
import { inItsLanguage } from '../tasks.ts'
import { linksOf } from '../theory-link.ts'
import { readTheory, refuseExamTasks } from '../theory.ts'
import { readTemplates } from '../task-templates/read-templates.ts'
import type { Content } from '../content.ts'
import type { Picture } from '../picture.ts'

/** Parses everything. Throws `BadContent` with a line for everything that does not fit. */
export function parseContent(source: Source): Content {
  const faults: string[] = []
  const content = readContent({ ...source, faults })
  if (faults.length > 0) throw new BadContent(faults.join('\n'))
  return content
}

/** Reads what fits; the rest is told in `source.faults`, or thrown where that is missing. */
export function readContent(source: Source): Content {
  const content: Content = {
    subjects: [],
    weights: {},
    blueprints: {},
    papers: [],
    sets: [],
    templates: [],
    pictures: [],
    theory: [],
    links: [],
    pages: [],
    courses: [],
    admissions: [],
  }
  const files = [...source.files.keys()]
  const folders = files.flatMap((file) => /^subjects\/([^/]+)\/subject\.yaml$/.exec(file)?.[1] ?? [])
  readEach(source, folders, (folder) => {
    const subject = readSubject(source, folder)
    content.subjects.push(subject.body)
    content.weights[folder] = subject.weights
    content.blueprints[folder] = subject.blueprint
    const filesIn = (place: string) => files.filter((name) => name.startsWith(`subjects/${folder}/${place}/`) && name.endsWith('.yaml'))
    readEach(source, filesIn('tests'), (name) => {
      const { paper, pictures } = readPaper(source, name, subject)
      content.papers.push(paper)
      addPictures(content, name, pictures)
    })
    readEach(source, filesIn('tasks'), (name) => {
      const { set, pictures } = readTaskSet(source, name, subject)
      content.sets.push(set)
      addPictures(content, name, pictures)
    })
    const theory = inItsLanguage(readTheory(source, subject.body), subject)
    refuseExamTasks(source, theory, content.papers)
    content.theory.push(theory)
    content.templates.push(...readTemplates(source, subject, theory))
    addPictures(content, `subjects/${folder}/theory`, theory.pictures)
    const tasks = [...content.papers, ...content.sets].filter((each) => each.subject === folder).flatMap((each) => each.tasks)
    content.links.push(...linksOf(source, folder, theory, tasks))
  })
  content.papers.sort((a, b) => naturalOrder(a.subject, b.subject) || naturalOrder(a.id, b.id))
  content.admissions = readAdmissions(source, content.subjects)
  content.pages = readPages(source, content)
  content.courses = readCourses(source, content)
  return content
}

/** Pictures of one subject share one address, whatever folder they lie in. */
function addPictures(content: Content, place: string, pictures: readonly Picture[]): void {
  for (const picture of pictures) {
    const same = content.pictures.find(({ subject, file }) => subject === picture.subject && file === picture.file)
    if (same && same.hash !== picture.hash) throw new BadContent(`${place}: рисунок ${picture.file} вже є в іншій теці, і він інший`)
    if (!same) content.pictures.push(picture)
  }
}
