import { describe, expect, test, vi } from 'vitest'
import { weeksIn } from '../../scripts/check-content/supply.ts'
import { bankOf, drawnOf, madeTasks } from '../../scripts/check-content/bank.ts'
import { compileContent } from '../../scripts/build/compile-content.ts'
import { readSource } from '../../server/content/source.ts'
import { fits, supplyOf } from '../../server/study/practice/blueprint.ts'
import { drawPaper } from '../../server/study/practice/draw-paper.ts'
import { templateOf, type BankTask } from '../../server/content/bank-task.ts'

vi.setConfig({ testTimeout: 180_000 })

const content = compileContent(await readSource('content'))
const tasks = [...content.sets.flatMap((set) => set.tasks), ...content.subjects.flatMap(({ id }) => madeTasks(content, id))]
const examSeconds = new Map(tasks.map((task) => [task.question.id, task.examSeconds]))
const seeds = Array.from({ length: 500 }, (_, seed) => seed)

const banks = new Map(content.subjects.map(({ id }) => [id, bankOf(content, id)]))
const drawnPapers = new Map<string, readonly BankTask[]>()
/** The paper of a subject that a seed gives, drawn once for all that is asked of it; a list of its own for each. */
function paperBy(subject: string, seed: number): BankTask[] {
  const name = `${subject} ${seed}`
  const known = drawnPapers.get(name) ?? drawPaper(banks.get(subject) ?? [], content.blueprints[subject] ?? [], seed) ?? []
  drawnPapers.set(name, known)
  return [...known]
}

const electives = content.subjects
  .filter(({ id, kind }) => kind === 'elective' && id !== 'english' && paperBy(id, 0).length > 0)
  .map(({ id }) => id)

test.skipIf(electives.length === 0).each(electives.length > 0 ? electives : ['none'])(
  'papers of %s, once its bank fills one, fit their blueprint with all of 500 seeds',
  (subject) => {
    const blueprint = content.blueprints[subject] ?? []
    for (const seed of seeds) {
      const drawn = paperBy(subject, seed)
      const units = blueprint.map((slot) => ({ slot, unit: takeUnit(drawn, slot.to - slot.from + 1) }))
      expect(drawn).toEqual([])
      expect(units.filter(({ slot, unit }) => !fits(unit, slot)).map(({ slot }) => `seed ${seed}, № ${slot.from}`)).toEqual([])
    }
  },
)

test.skipIf(electives.length === 0).each(electives.length > 0 ? electives : ['none'])(
  'papers of %s take 50 to 62 minutes by the priors',
  (subject) => {
    const written = content.papers.filter((paper) => paper.subject === subject)
    const drawn = seeds.slice(0, 60).map((seed) => paperBy(subject, seed))
    const all = [...drawn, ...written.map((paper) => paper.tasks.map(({ question }) => question))]
    const seconds = new Map([
      ...examSeconds,
      ...written.flatMap((paper) => paper.tasks.map((task) => [task.question.id, task.examSeconds] as const)),
    ])
    const minutes = all.map((paper) => paper.reduce((sum, { id }) => sum + (seconds.get(id) ?? 0), 0) / 60)
    expect(written.length).toBe(6)
    expect([Math.min(...minutes) >= 50, Math.max(...minutes) <= 62]).toEqual([true, true])
  },
)

describe.each(['ukrainian', 'math', 'history', 'english'])('papers of %s', (subject) => {
  const bank = banks.get(subject) ?? []
  const blueprint = content.blueprints[subject] ?? []

  test('fill every number by its blueprint with all of 500 seeds, with no task, template or topic twice', () => {
    for (const seed of seeds) {
      const drawn = paperBy(subject, seed)
      const units = blueprint.map((slot) => ({ slot, unit: takeUnit(drawn, slot.to - slot.from + 1) }))
      expect(drawn).toEqual([])
      expect(units.filter(({ slot, unit }) => !fits(unit, slot)).map(({ slot }) => `seed ${seed}, № ${slot.from}`)).toEqual([])
      const ids = units.flatMap(({ unit }) => unit.map(({ id }) => templateOf(id)))
      expect(new Set(ids).size).toBe(ids.length)
      const once = units.filter(({ slot }) => !slot.repeats).flatMap(({ unit }) => [...new Set(unit.map(({ topic }) => topic))])
      expect(new Set(once).size).toBe(once.length)
    }
  })

  test('can be drawn eight times in a row without a task of the three papers before', () => {
    for (let visitor = 0; visitor < 20; visitor++) {
      const papers: string[][] = []
      for (let turn = 0; turn < 8; turn++) {
        const seen = new Set(papers.slice(-3).flat())
        const drawn = drawPaper(
          bank.filter(({ id }) => !seen.has(id)),
          blueprint,
          visitor * 100 + turn,
        )
        papers.push((drawn ?? []).map(({ id }) => id))
      }
      expect(papers.map(({ length }) => length > 0)).toEqual(papers.map(() => true))
    }
  })

  /** The quickest papers of mathematics, made mostly of templates, stand two minutes below the others. */
  const least = subject === 'math' ? 48 : 50
  test(`take ${least} to 63 minutes by the priors, whatever the seed`, () => {
    const minutes = seeds.map((seed) => paperBy(subject, seed).reduce((sum, { id }) => sum + (examSeconds.get(id) ?? 0), 0) / 60)
    expect([Math.min(...minutes) >= least, Math.max(...minutes) <= 63]).toEqual([true, true])
  })

  test('have at least four tasks for every number', () => {
    expect(
      supplyOf(bank, blueprint)
        .filter(({ total }) => total < 4)
        .map(({ slot }) => slot.from),
    ).toEqual([])
  })
})

/** Numbers of Ukrainian whose bank holds fewer than five tasks that no neighbour takes: № 13 and 14, and 28 to 30, which share theirs. */
const scarce: Record<string, readonly number[]> = { ukrainian: [13, 14, 28, 29, 30] }

test.each(content.subjects.filter(({ id }) => paperBy(id, 0).length > 0).map(({ id }) => id))(
  'five papers of %s in a row show a pupil no task twice, but where a number has too few',
  (subject) => {
    const bank = banks.get(subject) ?? []
    const repeated = new Set<number>()
    for (let visitor = 0; visitor < 10; visitor++) {
      const papers: string[][] = []
      for (let turn = 0; turn < 5; turn++) {
        const [never, worn] = [new Set(papers.slice(-3).flat()), new Set(papers.slice(0, -3).flat())]
        const ids = drawPaper(bank, content.blueprints[subject] ?? [], visitor * 100 + turn, { never, worn })?.map(({ id }) => id) ?? []
        expect(ids.length).toBeGreaterThan(0)
        for (const [index, id] of ids.entries()) if (worn.has(id)) repeated.add(index + 1)
        papers.push(ids)
      }
    }
    expect([...repeated].filter((number) => !scarce[subject]?.includes(number))).toEqual([])
  },
)

test('every blueprint has the numbers and the forms of the official paper', () => {
  for (const { id, structure } of content.subjects) {
    const forms = (content.blueprints[id] ?? []).flatMap(({ form, from, to }) => Array.from({ length: to - from + 1 }, () => form))
    expect([id, forms]).toEqual([id, structure.parts.flatMap(({ form, from, to }) => Array.from({ length: to - from + 1 }, () => form))])
  }
})

test.each(content.papers.map(({ id }) => id))('written paper %s has at each number what the blueprint asks there', (id) => {
  const paper = content.papers.find((each) => each.id === id)
  const drawn = drawnOf(content, paper?.subject ?? '', paper?.tasks ?? [])
  const units = (content.blueprints[paper?.subject ?? ''] ?? []).map((slot) => ({ slot, unit: takeUnit(drawn, slot.to - slot.from + 1) }))
  expect(units.filter(({ slot, unit }) => !fits(unit, slot)).map(({ slot }) => `№ ${slot.from}`)).toEqual([])
})

test('a paper of Ukrainian, written or drawn, is about a text of at least 180 words', () => {
  const written = content.papers
    .filter(({ subject }) => subject === 'ukrainian')
    .map((paper) => paper.tasks.map(({ question }) => question))
  const bank = new Map(tasks.map(({ question }) => [question.id, question]))
  const drawn = seeds.slice(0, 100).map((seed) => paperBy('ukrainian', seed).flatMap(({ id }) => bank.get(id) ?? []))
  const words = [...written, ...drawn].map((paper) =>
    Math.max(0, ...paper.map(({ stimulus }) => wordsIn(JSON.stringify(stimulus?.text ?? '')))),
  )
  expect(Math.min(...words)).toBeGreaterThanOrEqual(180)
})

/** Words of three letters and more, so that the marks of blocks do not count. */
const wordsIn = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length

test('mathematics always ends with a parameter, and № 17 is about functions, № 18 about a plane figure that is drawn, № 21 about two solids', () => {
  for (const seed of seeds) {
    const drawn = paperBy('math', seed)
    expect([drawn[16], drawn[17], drawn[20], drawn[21]].map((task) => [task?.pattern, task?.exhibit, task?.section])).toEqual([
      [null, expect.anything(), 'math.functions'],
      [null, 'figure', 'math.plane'],
      ['two-solids', 'figure', 'math.solid'],
      ['parameter', expect.anything(), 'math.equations'],
    ])
    const figures = drawn.filter(({ exhibit }) => exhibit === 'figure').length
    expect(figures).toBeGreaterThanOrEqual(4)
    expect(figures).toBeLessThanOrEqual(12)
  }
})

/** Takes the tasks of so many numbers from the front. */
function takeUnit(rest: BankTask[], numbers: number): BankTask[] {
  const unit: BankTask[] = []
  for (let left = numbers; left > 0 && rest.length > 0; left -= unit.at(-1)?.numbers ?? left) unit.push(...rest.splice(0, 1))
  return unit
}

test('ten numbers of the paper a day last twelve weeks without repetition in mathematics, English and Ukrainian, and ten in history', () => {
  const weeks = new Map(weeksIn(content).map(({ subject, weeks: all }) => [subject, all]))
  for (const subject of ['math', 'english', 'ukrainian']) expect(weeks.get(subject), subject).toBeGreaterThanOrEqual(12)
  expect(weeks.get('history')).toBeGreaterThanOrEqual(10)
})
