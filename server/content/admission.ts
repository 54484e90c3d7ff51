import { admissionSchema, type Admission } from '#contract/admission'
import { readPassingScores } from './passing-scores.ts'
import type { SubjectBody } from './subject.ts'
import { BadContent, parseFile, readEach, type Source } from './source.ts'

/** Reads `admission/<year>.yaml`, all years, the passing scores with the newest. Throws `BadContent`. */
export function readAdmissions(source: Source, subjects: readonly Pick<SubjectBody, 'id' | 'kind'>[]): Admission[] {
  const required = subjects.flatMap(({ id, kind }) => (kind === 'required' ? [id] : []))
  const passing = readEach(source, [source], readPassingScores).flat()
  const files = [...source.files.keys()].filter((file) => /^admission\/\d{4}\.yaml$/.test(file))
  const admissions = readEach(source, files, (file) => {
    const admission = parseFile(source, file, admissionSchema)
    const year = file.slice('admission/'.length, -'.yaml'.length)
    if (String(admission.year) !== year) throw new BadContent(`${file}: рік ${admission.year} у файлі ${year}`)
    const tooHeavy = admission.specialities.find(({ weights, electiveMax }) => Math.max(...electives(weights, required)) > electiveMax)
    if (tooHeavy) throw new BadContent(`${file}: ${tooHeavy.id}: коефіцієнт четвертого предмета більший за найбільший`)
    return admission
  })
  const newest = Math.max(...admissions.map(({ year }) => year))
  return admissions.map((each) => (each.year === newest && passing.length > 0 ? { ...each, passing } : each))
}

const electives = (weights: Readonly<Record<string, number>>, required: readonly string[]): number[] =>
  Object.entries(weights).flatMap(([subject, weight]) => (required.includes(subject) ? [] : [weight]))
