import { yamlOf, type Source } from '../../server/content/source.ts'
import { chemicalBalance, nuclearBalance, type EquationBalance } from './chemical-equations.ts'
import { formulasIn } from './tex-value.ts'

type Said = { place: string; tex: string; verdict: EquationBalance }

/** Equations of reactions whose atoms, charges or nucleons differ on their sides, wherever editors wrote them. */
export const reactionComplaints = (source: Source): string[] =>
  equationsIn(source).flatMap(({ place, tex, verdict }) =>
    typeof verdict === 'object' ? [`${place}: рівняння «${tex}» не зрівняно (${verdict.differs})`] : [],
  )

/** Tells the number of equations that the check has read. */
export const reactionReport = (source: Source): string[] => [`рівнянь реакцій прочитано й звірено: ${equationsIn(source).length}`]

function equationsIn(source: Source): Said[] {
  return [...source.files].flatMap(([file, text]) =>
    /^(?:subjects|courses)\/.*\.yaml$/.test(file) && text.includes('\\mathrm') ? stringsIn(yamlOf(source, file), file).flatMap(read) : [],
  )
}

const read = ({ place, text }: { place: string; text: string }): Said[] =>
  formulasIn(text).flatMap((tex) => {
    const nuclear = nuclearBalance(tex)
    const verdict = nuclear === 'none' ? chemicalBalance(tex) : nuclear
    return verdict === 'none' ? [] : [{ place, tex, verdict }]
  })

/** Every text inside, with the nearest id above it or else the file. */
function stringsIn(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && typeof value.id === 'string' ? value.id : place
  return Object.values(value).flatMap((each) => stringsIn(each, own))
}
