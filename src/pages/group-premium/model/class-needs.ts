import type { Group } from '#contract/group'
import { dayMs } from '#domain/duration'
import { workName } from '@/entities/group'
import type { ClassView } from './address'

/** A thing that waits for the teacher, and the view of the class where it is done. */
export type ClassNeed = { id: string; text: string; view: ClassView }

/** What needs the teacher, the most urgent first: what is late, what is due within a day, what everybody has done, who shares nothing. */
export function classNeeds(group: Group, now: number): ClassNeed[] {
  const { members, assignments, works, used, places } = group
  const active = members.filter(({ state }) => state === 'active')
  const sharing = new Set(active.filter(({ sharesResults }) => sharesResults).map(({ id }) => id))
  if (group.isOver) return [{ id: 'over', text: 'Оплачений строк минув: преміум учасників вимкнено', view: 'settings' }]
  if (used === 0) return [{ id: 'empty', text: 'У класі ще нікого. Надішліть учням код або посилання', view: 'invite' }]
  if (assignments.length + works.length === 0) return [{ id: 'idle', text: 'Учні вже тут. Дайте класу першу роботу', view: 'works' }]
  const given = [
    ...assignments.map(({ id, title, subjectTitle, due, sittings, isReviewOpen }) => ({
      id,
      name: `${subjectTitle}, ${title}`,
      due: Date.parse(due),
      left: leftOf(
        sharing,
        sittings.filter(({ state }) => state === 'finished'),
      ),
      isReviewShut: !isReviewOpen,
    })),
    ...works.map((work) => ({
      id: work.id,
      name: workName(work),
      due: Date.parse(work.due),
      left: leftOf(
        sharing,
        work.progress.filter(({ doneAt }) => doneAt !== null),
      ),
      isReviewShut: false,
    })),
  ]
  const late = given.filter(({ due, left }) => due <= now && due > now - week && left > 0)
  const soon = given.filter(({ due, left }) => due > now && due <= now + dayMs && left > 0)
  const done = given.filter(({ isReviewShut, left }) => isReviewShut && left === 0 && sharing.size > 0)
  const hidden = active.length - sharing.size
  return [
    ...late.map(({ id, name, left }): ClassNeed => ({ id, text: `Строк минув, не здали ${left}: ${name}`, view: 'results' })),
    ...soon.map(({ id, name, left }): ClassNeed => ({ id, text: `Менше доби до строку, не здали ${left}: ${name}`, view: 'results' })),
    ...done.map(({ id, name }): ClassNeed => ({ id, text: `Здали всі, розбір ще закрито: ${name}`, view: 'works' })),
    ...(used >= places ? [{ id: 'full', text: 'Клас повний: нові учні не приєднаються', view: 'settings' as const }] : []),
    ...(hidden > 0 ? [{ id: 'hidden', text: `Не показують результатів: ${hidden}`, view: 'settings' as const }] : []),
  ]
}

const week = 7 * dayMs

const leftOf = (sharing: ReadonlySet<string>, done: readonly { memberId: string }[]): number =>
  sharing.size - done.filter(({ memberId }) => sharing.has(memberId)).length
