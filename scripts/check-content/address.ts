import type { TaskFile } from './sources.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'

/** Verbs of prompts; the exam says them to many: «Визначте», never «Визнач». */
const toOne =
  /(?<![а-яіїєґ’])(визнач|установи|обчисли|знайди|укажи|обери|запиши|добери|познач|розшифруй|розглянь|прочитай|спрости|розклади|розв’яжи|порівняй|скористайся|використай|доведи|скороти|подай|розташуй|випиши|перетвори)(?![а-яіїєґ’])/i

/** A prompt that speaks to one pupil, where the exam speaks to all. */
export const addressComplaints = (files: readonly TaskFile[], templates: readonly ReadyTemplate[]): string[] =>
  [
    ...files.flatMap(({ file, questions }) => questions.map(({ id, prompt }) => ({ file, id, prompt }))),
    ...templates.map(({ file, template }) => ({ file, id: template.id, prompt: template.prompt })),
  ].flatMap(({ file, id, prompt }) => {
    const verb = toOne.exec(prompt)?.[0]
    return verb === undefined ? [] : [`${file}, ${id}: в умові «${verb}», а на іспиті звертаються на «ви»`]
  })
