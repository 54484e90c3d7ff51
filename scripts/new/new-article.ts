import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { kyivDay } from '#domain/day'
import { guideExamples } from './guide-examples.ts'
import { firstTopic } from './topics.ts'

const seven = 7
const example = 'subjects/astronomy/theory/notes/fazy-misiatsia.yaml'

/**
 * Writes an article out of the guide’s, with a test of seven tasks of the subject.
 * @param name its address, in Latin letters
 * @returns the file. Throws in Ukrainian where it exists or tasks are too few.
 */
export function newArticle(content: string, subject: string, name: string): string {
  const file = `subjects/${subject}/theory/notes/${name}.yaml`
  const path = join(content, file)
  if (existsSync(path)) throw new Error(`${file}: уже є`)
  const tasks = tasksOf(content, subject).slice(0, seven)
  if (tasks.length < seven)
    throw new Error(`конспект кінчається сімома завданнями, а в ${subject}/tasks їх ${tasks.length}: спершу npm run new -- task`)
  const written = (guideExamples().get(example) ?? '')
    .replaceAll('astro-n-phases', `${subject}-n-${name}`)
    .replace(/topics: \[.*\]/, `topics: [${firstTopic(content, subject)}]`)
    .replace(/updated: .*/, `updated: '${kyivDay(new Date())}'`)
    .replace(/question: [\w-]+/, `question: ${tasks[0]}`)
    .replace(/questions: \[.*\]/, `questions: [${tasks.join(', ')}]`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, written)
  return file
}

const tasksOf = (content: string, subject: string): string[] =>
  globSync(`subjects/${subject}/tasks/*.yaml`, { cwd: content }).flatMap((file) => {
    const { questions } = parse(readFileSync(join(content, file), 'utf8')) as { questions: { id: string }[] | null }
    return (questions ?? []).map(({ id }) => id)
  })
