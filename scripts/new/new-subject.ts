import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideExamples } from './guide-examples.ts'

const exam = 'exams/nmt-2026'

/**
 * Writes a new subject as a draft: `subject.yaml` with two topics, and its rows in the structures and scales of the exam.
 * @returns the files. Throws an error in Ukrainian where the folder exists.
 */
export function newSubject(content: string, subject: string, title: string): string[] {
  if (!/^[a-z][a-z-]+$/.test(subject)) throw new Error(`«${subject}»: назва теки — малі латинські літери`)
  const folder = join(content, 'subjects', subject)
  if (existsSync(folder)) throw new Error(`subjects/${subject}: уже є`)
  const examples = guideExamples()
  const named = (file: string) => (examples.get(file) ?? '').replaceAll('astronomy', subject).replaceAll('Астрономія', title)
  mkdirSync(folder, { recursive: true })
  const written = named('subjects/astronomy/subject.yaml').replace(
    /^(title: .*)$/m,
    '$1\ndraft: true # ще пишуть: на справжньому сайті його немає',
  )
  writeFileSync(join(folder, 'subject.yaml'), written)
  const shared = [`${exam}/structures.yaml`, `${exam}/scales.yaml`]
  for (const file of shared)
    if (!new RegExp(`^${subject}:`, 'm').test(readFileSync(join(content, file), 'utf8')))
      appendFileSync(join(content, file), `\n${named(file)}`)
  return [`subjects/${subject}/subject.yaml`, ...shared]
}
