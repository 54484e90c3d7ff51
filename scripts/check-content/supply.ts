import type { Content } from '../../server/content/content.ts'
import { bankOf } from './bank.ts'
import { supplyOf, type Supply } from '../../server/study/practice/blueprint.ts'

/** So many tasks a number needs, so that a pupil may draw four papers in a row without meeting one again. */
const least = 4

const counted = new WeakMap<Content, SubjectSupply[]>()
type SubjectSupply = { subject: string; supplies: Supply[] }

/** Counts the tasks of each subject’s bank for every number of its paper; subjects without a bank are left out. */
export function suppliesIn(content: Content): SubjectSupply[] {
  const supplies = counted.get(content) ?? countSupplies(content)
  counted.set(content, supplies)
  return supplies
}

const countSupplies = (content: Content): SubjectSupply[] =>
  content.subjects.flatMap(({ id }) => {
    const bank = bankOf(content, id)
    return bank.length === 0 ? [] : [{ subject: id, supplies: supplyOf(bank, content.blueprints[id] ?? []) }]
  })

/** Numbers that the bank cannot fill often enough. */
export function supplyComplaints(content: Content): string[] {
  return suppliesIn(content).flatMap(({ subject, supplies }) =>
    supplies.flatMap(({ slot, total }) =>
      total < least ? [`${subject}, № ${nameOf(slot)}: завдань ${total}, а треба щонайменше ${least}`] : [],
    ),
  )
}

/** Of one template a pupil meets so many tasks before they are all alike to him. */
const instances = 3
const tasksADay = 10

/** Weeks that a pupil may solve ten numbers of the paper a day without meeting one again: of the bank and of papers, and three of each template. */
export function weeksIn(content: Content): { subject: string; weeks: number }[] {
  return content.subjects.flatMap(({ id }) => {
    const own = ({ subject }: { subject: string }) => subject === id
    const tasks = [...content.sets, ...content.papers].filter(own).flatMap((each) => each.tasks)
    const written = tasks.reduce((sum, { question }) => sum + question.numbers, 0)
    if (written === 0) return []
    return [{ subject: id, weeks: (written + instances * content.templates.filter(own).length) / tasksADay / 7 }]
  })
}

/** A table: number × supply, with the supply of each thing that the number has asked for. */
export function supplyTable(content: Content): string[] {
  const weeks = weeksIn(content).map(
    ({ subject, weeks: all }) => `${subject}: на ${all.toFixed(1)} тижня по ${tasksADay} завдань щодня без повторень`,
  )
  const numbers = suppliesIn(content).flatMap(({ subject, supplies }) => [
    `${subject}: номер — завдань (за тим, що в ньому траплялося)`,
    ...supplies.map(({ slot, total, byWant }) => {
      const wants = slot.wants.map((want, index) => `${byWant[index] ?? 0} на ${want.seen}/${slot.of}`)
      return `  ${nameOf(slot).padStart(5)}  ${String(total).padStart(3)}  ${wants.join(' · ')}`
    }),
  ])
  return [...weeks, ...numbers]
}

const nameOf = ({ from, to }: Supply['slot']): string => (from === to ? `${from}` : `${from}–${to}`)
