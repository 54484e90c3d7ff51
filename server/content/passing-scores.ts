import papaparse from 'papaparse'
import * as v from 'valibot'
import { passingScoreSchema, type PassingScore } from '#contract/admission'
import { BadContent, type Source } from './source.ts'

const file = 'admission/passing-scores.csv'
const columns = ['institution', 'speciality', 'programme', 'form', 'year', 'budget', 'contract', 'source']
/** The rows travel with the rules of admission, to every pupil: a deployment lists the places that its pupils aim at. */
const most = 2000

/**
 * Reads the passing scores that a deployment has gathered; none where the file is missing or has its header alone. Throws `BadContent` with a line for
 * each row that does not fit.
 */
export function readPassingScores(source: Source): PassingScore[] {
  const text = source.files.get(file)
  if (text === undefined) return []
  const { data, errors, meta } = papaparse.parse<Record<string, string>>(text, { header: true, delimiter: ',', skipEmptyLines: 'greedy' })
  if (meta.fields?.join() !== columns.join()) throw new BadContent(`${file}: рядок 1: стовпці мають бути ${columns.join(',')}`)
  const faults = errors.map(({ row, message }) => `${file}: рядок ${(row ?? 0) + 2}: ${message}`)
  const seen = new Set<string>()
  const rows = data.flatMap((cells, index) => {
    const read = v.safeParse(passingScoreSchema, rowOf(cells))
    const place = columns
      .slice(0, 5)
      .map((column) => cells[column]?.trim())
      .join(' · ')
    const fault = !read.success
      ? `${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`
      : seen.has(place)
        ? `${place}: такий рядок уже є`
        : read.output.budget === null && read.output.contract === null
          ? 'немає жодного бала'
          : null
    seen.add(place)
    if (fault !== null) faults.push(`${file}: рядок ${index + 2}: ${fault}`)
    return read.success ? [read.output] : []
  })
  if (rows.length > most) faults.push(`${file}: рядків ${rows.length}, а можна ${most}`)
  if (faults.length > 0) throw new BadContent(faults.join('\n'))
  return rows
}

const rowOf = (cells: Readonly<Record<string, string>>) => {
  const told = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell.trim()]))
  const score = (cell = '') => (cell === '' ? null : Number(cell))
  return { ...told, year: Number(told['year']), budget: score(told['budget']), contract: score(told['contract']) }
}
