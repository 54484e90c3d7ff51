import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

type Written = { topics: { id: string; children: { id: string }[] }[] }

/** The first topic that a task of the subject can have. Throws an error in Ukrainian where there is no such subject. */
export function firstTopic(content: string, subject: string): string {
  const path = join(content, 'subjects', subject, 'subject.yaml')
  if (!existsSync(path)) throw new Error(`предмета «${subject}» немає; почни його: npm run new -- subject ${subject} "Назва"`)
  const [section] = (parse(readFileSync(path, 'utf8')) as Written).topics
  const topic = section?.children[0]?.id ?? section?.id
  if (topic === undefined) throw new Error(`subjects/${subject}/subject.yaml: немає тем`)
  return topic
}
