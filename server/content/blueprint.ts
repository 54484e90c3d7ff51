import type { PaperStructure } from '#domain/subject'
import type { Blueprint, Slot } from '../store/tables/content.ts'
import { blueprintSource, type SlotSource } from './authoring/blueprint-source.ts'
import { inFile, parseFile, type Source } from './source.ts'

type Part = PaperStructure['parts'][number]
type Topics = readonly { id: string; children: readonly { id: string }[] }[]

type About = { id: string; structure: PaperStructure; topics: Topics; numbering: 'task' | 'part' }

/**
 * Reads `exams/<exam>/blueprints/<subject>.yaml`; without it a number asks for anything of its form. Throws `BadContent` for wrong
 * numbers, forms and topics.
 */
export function readBlueprint(source: Source, exam: string, about: About): Blueprint {
  const file = `${exam}/blueprints/${about.id}.yaml`
  if (!source.files.has(file)) return byStructure(about)
  const { slots } = parseFile(source, file, blueprintSource)
  return inFile(file, () => {
    let next = 1
    const read = slots.map((slot) => {
      const [from, to] = typeof slot.numbers === 'number' ? [slot.numbers, slot.numbers] : slot.numbers
      if (from !== next || to < from) throw new Error(`після № ${next - 1} має йти № ${next}, а не ${from}–${to}`)
      next = to + 1
      return slotOf(slot, from, to, about)
    })
    if (next - 1 !== about.structure.tasks) throw new Error(`останній № ${next - 1}, а має бути ${about.structure.tasks}`)
    return read
  })
}

function slotOf(slot: SlotSource, from: number, to: number, { structure, topics }: About): Slot {
  const part = structure.parts.find((each) => each.from <= from && to <= each.to)
  if (part?.form !== slot.form) throw new Error(`№ ${from}: форма ${slot.form} не з будови тесту`)
  const spread = (ids: readonly string[]) => ids.flatMap((id) => topicsIn(topics, id, from))
  return {
    form: slot.form,
    from,
    to,
    points: part.points,
    options: part.options,
    rows: part.rows,
    difficulty: [Math.round(slot.difficulty[0] * 100), Math.round(slot.difficulty[1] * 100)],
    repeats: slot.repeats,
    opens: slot.opens ? spread(slot.opens) : null,
    of: slot.of,
    wants: slot.wants.map((want) => ({
      topics: spread(want.topics),
      exhibits: want.exhibits ?? null,
      pattern: want.pattern ?? null,
      seen: want.seen,
      confidence: want.confidence,
    })),
  }
}

/** A section stands for itself and its topics. */
function topicsIn(topics: Topics, id: string, number: number): string[] {
  const section = topics.find((each) => each.id === id)
  if (section) return [id, ...section.children.map((child) => child.id)]
  if (!topics.some(({ children }) => children.some((child) => child.id === id))) throw new Error(`№ ${number}: немає теми ${id}`)
  return [id]
}

function byStructure({ structure, topics, numbering }: About): Blueprint {
  const all = topics.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
  const slot = (part: Part, from: number, to: number): Slot => ({
    ...part,
    from,
    to,
    difficulty: [-200, 200],
    repeats: true,
    opens: null,
    of: 1,
    wants: [{ topics: all, exhibits: null, pattern: null, seen: 1, confidence: 'programme' }],
  })
  return structure.parts.flatMap((part) =>
    numbering === 'part'
      ? [slot(part, part.from, part.to)]
      : Array.from({ length: part.to - part.from + 1 }, (_, index) => slot(part, part.from + index, part.from + index)),
  )
}
