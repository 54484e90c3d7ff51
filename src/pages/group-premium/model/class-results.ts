import type { Group } from '#contract/group'
import { workName } from '@/entities/group'
import { sharingMembers } from './sharing-members'

/** A thing given to the class: a column of its table. */
export type ResultColumn = { id: string; kind: 'paper' | 'work'; name: string; due: string; max: number }
/** What one pupil has done of it. `share` fills the cell; `done` of `max` are points of a paper, tasks or cards of a work. */
export type ResultCell = { state: 'none' | 'running' | 'done' | 'late'; done: number | null; share: number }
export type ClassResults = { columns: ResultColumn[]; rows: { memberId: string; name: string; cells: ResultCell[] }[]; hidden: number }

const nothing: ResultCell = { state: 'none', done: null, share: 0 }

/** Works by pupils who hold a seat and share results, and of nobody else; the work given last comes first. */
export function classResults({ members, assignments, works }: Pick<Group, 'members' | 'assignments' | 'works'>): ClassResults {
  const active = members.filter(({ state }) => state === 'active')
  const sharing = sharingMembers({ members })
  const given = [
    ...assignments.map((paper) => ({
      column: { id: paper.id, kind: 'paper' as const, name: `${paper.subjectTitle}, ${paper.title}`, due: paper.due, max: paper.max },
      cellOf: (memberId: string): ResultCell => {
        const own = paper.sittings.find((each) => each.memberId === memberId)
        if (!own) return nothing
        if (own.state === 'running' || own.raw === null) return { state: 'running', done: null, share: 0 }
        return { state: own.isLate ? 'late' : 'done', done: own.raw, share: own.raw / Math.max(1, paper.max) }
      },
    })),
    ...works.map((work) => ({
      column: { id: work.id, kind: 'work' as const, name: workName(work), due: work.due, max: work.needed },
      cellOf: (memberId: string): ResultCell => {
        const own = work.progress.find((each) => each.memberId === memberId)
        if (!own) return nothing
        const share = own.done / Math.max(1, work.needed)
        return { state: own.doneAt === null ? 'running' : own.isLate ? 'late' : 'done', done: own.done, share }
      },
    })),
  ].toSorted((a, b) => Date.parse(b.column.due) - Date.parse(a.column.due))
  return {
    columns: given.map(({ column }) => column),
    rows: sharing.map(({ id, name }) => ({ memberId: id, name, cells: given.map(({ cellOf }) => cellOf(id)) })),
    hidden: active.length - sharing.length,
  }
}

const states: Record<ResultCell['state'], string> = { none: 'не розпочато', running: 'триває', done: 'здано', late: 'здано після строку' }

export const stateText = ({ state }: Pick<ResultCell, 'state'>): string => states[state]

/** «21 з 32, здано». */
export const cellText = ({ state, done }: ResultCell, max: number): string =>
  done === null ? states[state] : `${done} з ${max}, ${states[state]}`

/** Points of the papers that a pupil has handed in, of as many as these give; null where there are none. */
export function paperTotal({ columns }: Pick<ClassResults, 'columns'>, cells: readonly ResultCell[]): PointsTotal | null {
  const handed = cells.flatMap(({ done }, index) => {
    const column = columns[index]
    return column?.kind === 'paper' && done !== null ? [{ points: done, max: column.max }] : []
  })
  return handed.length === 0 ? null : totalOf(handed)
}

export type PointsTotal = { points: number; max: number }

export const totalOf = (each: readonly PointsTotal[]): PointsTotal => ({
  points: each.reduce((sum, { points }) => sum + points, 0),
  max: each.reduce((sum, { max }) => sum + max, 0),
})

/** Points of a pupil over all tasks of a paper; null where some are withheld from the teacher. */
export function taskTotal(tasks: readonly { max: number }[], points: readonly (number | null)[]): PointsTotal | null {
  const known = points.flatMap((each, index) => (each === null ? [] : [{ points: each, max: tasks[index]?.max ?? 0 }]))
  return known.length === tasks.length ? totalOf(known) : null
}

export const percentOf = ({ points, max }: PointsTotal): number => Math.round((100 * points) / Math.max(1, max))
