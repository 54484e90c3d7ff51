import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { exampleItem, guideExamples } from './guide-examples.ts'
import { firstTopic } from './topics.ts'

const example = 'subjects/astronomy/tasks/sky.yaml'

/**
 * Adds the guide’s task of this form to a set: next free id, first topic.
 * @returns the file and the id. Throws in Ukrainian for an unknown form and for a set that was solved a second time.
 */
export function newTask(content: string, subject: string, set: string, form: string): { file: string; id: string } {
  const file = `subjects/${subject}/tasks/${set}.yaml`
  const path = join(content, file)
  const topic = firstTopic(content, subject)
  const sky = guideExamples().get(example) ?? ''
  const task = exampleItem(sky, new RegExp(`^ {4}form: ${form}$`, 'm'))
  if (task === null) throw new Error(`«${form}»: форма — одна з ${formsOf(sky).join(', ')}`)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : 'secondSolver: null\nquestions:\n'
  if (!/^secondSolver: null\b/m.test(text)) throw new Error(`${file}: завдання вже розв’язали вдруге; для нових почни інший файл`)
  const known = (parse(text) as { questions: { id: string }[] | null }).questions ?? []
  const id = `${set}-${String(known.length + 1).padStart(2, '0')}`
  if (known.some((each) => each.id === id)) throw new Error(`${file}: ${id} уже є; назви завдання по порядку`)
  const own = task.replace(/id: [\w-]+/, `id: ${id}`).replace(/topic: [\w.-]+/, `topic: ${topic}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, withStimulus(text, sky, own, id))
  return { file, id }
}

/** A task about a text brings the text, under an id of its own. */
function withStimulus(text: string, sky: string, task: string, id: string): string {
  const named = /stimulus: ([\w-]+)/.exec(task)?.[1]
  if (named === undefined) return `${text.trimEnd()}\n${task.trimEnd()}\n`
  const stimulus = (exampleItem(sky, new RegExp(`id: ${named}$`, 'm')) ?? '').replace(named, `${id}-text`).trimEnd()
  const begun = text.includes('\nstimuli:\n')
    ? text.replace('\nstimuli:\n', `\nstimuli:\n${stimulus}\n`)
    : text.replace('questions:\n', `stimuli:\n${stimulus}\nquestions:\n`)
  return `${begun.trimEnd()}\n${task.replace(named, `${id}-text`).trimEnd()}\n`
}

const formsOf = (sky: string): string[] => [...new Set([...sky.matchAll(/^ {4}form: (\w+)$/gm)].map(([, form = '']) => form))]
