import type { Page } from '@playwright/test'
import type { OwnCards } from '../../contract/own-card.ts'
import { readAs, type Begun } from './pupil.ts'

/** Ids by stream; an own card goes by its words, for the server keeps cards and not what was done to them. */
export type Held = Readonly<Record<string, readonly string[]>>

/** The facts in the device log of this browser, delivered or waiting. */
export const heldBy = (page: Page): Promise<Held> =>
  page.evaluate(async () => {
    // To open what is not there would make it, empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'skladu-log')) return {}
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('skladu-log'))
    const entries = (await done(database.transaction('facts').objectStore('facts').getAll())) as {
      stream: string
      fact: { id: string; card?: { front: string }; letter?: { id: string } }
    }[]
    database.close()
    return Object.fromEntries(
      [...Map.groupBy(entries, (entry) => entry.stream)].map(([name, of]) => [
        name,
        of.map(({ fact }) => fact.card?.front ?? fact.letter?.id ?? fact.id),
      ]),
    )
  })

type Facts = { facts: { id: string }[] }

/** The facts of the pupil on the server, by stream. */
export async function arrivedAt({ url, token, survey }: Begun): Promise<Held> {
  const read = <T>(path: string) => readAs<T>(url, token, path)
  const ids = async (path: string) => (await read<Facts>(path)).facts.map(({ id }) => id)
  const [sitting, saves, steps, checked, reviews, own] = await Promise.all([
    read<{ survey: { events: { id: string }[] } }>(`surveys/${survey.id}`),
    ids('user/facts?kind=task.save'),
    ids('user/facts?kind=lesson.step'),
    ids('user/facts?kind=lesson.answer'),
    ids('reviews'),
    read<OwnCards>('flashcards/own'),
  ])
  return {
    answers: sitting.survey.events.map(({ id }) => id),
    facts: saves,
    lessons: [...steps, ...checked],
    reviews,
    'own-cards': own.cards.map(({ front }) => front),
  }
}
