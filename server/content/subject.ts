import * as v from 'valibot'
import { scaleSchema } from '#domain/scoring/scale'
import { paperStructureSchema, type Subject } from '#domain/subject'
import { subjectSource, type SubjectSource } from './authoring/subject-source.ts'
import type { Blueprint } from '../store/tables/content.ts'
import { readBlueprint } from './blueprint.ts'
import { withNeeds } from './prerequisites.ts'
import { readReference } from './reference.ts'
import { BadContent, parseFile, readEach, type Source } from './source.ts'

const scalesSource = v.record(v.string(), v.object({ ...v.omit(scaleSchema, ['subject']).entries, name: v.string() }))
const structuresSource = v.record(v.string(), paperStructureSchema)
const exam = 'exams/nmt-2026'

/** A subject as the catalogue shows it, without its papers. */
export type SubjectBody = Omit<Subject, 'papers' | 'paperList'>

/** A subject with what only the server needs of it: `weights` is the share of each section, `blueprint` what each number of a paper asks. */
export type ReadSubject = Pick<SubjectSource, 'letters' | 'numbering' | 'language' | 'isComputed'> & {
  body: SubjectBody
  weights: Record<string, number>
  blueprint: Blueprint
}

/** Reads `subjects/<folder>/subject.yaml` with the tables that it rests on. Throws `BadContent`. */
export function readSubject(source: Source, folder: string): ReadSubject {
  const file = `subjects/${folder}/subject.yaml`
  const subject = parseFile(source, file, subjectSource)
  const structure = parseFile(source, `${exam}/structures.yaml`, structuresSource)[subject.id]
  const scale = parseFile(source, `${exam}/scales.yaml`, scalesSource)[subject.scale]
  if (subject.id !== folder) throw new BadContent(`${file}: ідентифікатор ${subject.id} у теці ${folder}`)
  if (!structure || !scale) throw new BadContent(`${file}: немає будови тесту або таблиці балів`)
  if (scale.max !== structure.max || scale.threshold + scale.scores.length - 1 !== scale.max)
    throw new BadContent(`${file}: таблиця балів не сходиться з будовою тесту`)
  const { name: _name, ...table } = scale
  const written = subject.topics.map(({ weight: _weight, ...topic }) => topic)
  const [topics = written] = readEach(source, [written], (each) => withNeeds(source, folder, each))
  const [reference = null] = readEach(source, [folder], (each) => readReference(source, each))
  const [blueprint = []] = readEach(source, [{ ...subject, structure }], (each) => readBlueprint(source, exam, each))
  const body = {
    id: subject.id,
    title: subject.title,
    kind: subject.kind,
    block: subject.block,
    order: subject.order,
    tasks: structure.tasks,
    max: structure.max,
    threshold: scale.threshold,
    minutes: structure.minutes,
    intro: subject.intro,
    ...(subject.language !== 'uk' && { language: subject.language }),
    topics,
    structure,
    scale: { ...table, subject: subject.id },
    reference,
  }
  const { letters, numbering, language, isComputed } = subject
  return {
    body,
    letters,
    numbering,
    language,
    isComputed,
    weights: weightsOf(subject),
    blueprint,
  }
}

/** All sections have a weight, or none has: then all weigh the same. Throws an error with a Ukrainian message where some have one. */
function weightsOf({ id: subject, topics }: SubjectSource): Record<string, number> {
  const isWeighed = topics.some(({ weight }) => weight !== undefined)
  return Object.fromEntries(
    topics.map(({ id, weight }) => {
      if (isWeighed && weight === undefined) throw new BadContent(`subjects/${subject}/subject.yaml: розділ ${id} без частки`)
      return [id, weight ?? 1 / topics.length]
    }),
  )
}
