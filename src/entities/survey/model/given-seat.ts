import { createLocalStore } from '@/shared/lib/local-store'

const key = 'seats_given'
const store = createLocalStore()
const given = (): string[] => (store.read(key) ?? '').split(' ').filter(Boolean)

export const seatName = (survey: string): string => `attempt:${survey}`

/** The paper goes on at another device: here it is only read, after a reload too, until somebody takes it back. */
export const isSeatGiven = (survey: string): boolean => given().includes(survey)

export async function giveSeatAway(survey: string): Promise<void> {
  store.write(key, [...new Set([...given(), survey])].slice(-50).join(' '))
  // Whatever tab has the seat loses it, and does not get it back by waiting.
  await navigator.locks?.request(seatName(survey), { steal: true }, async () => undefined).catch(() => undefined)
}

export const takeSeatBack = (survey: string): void =>
  store.write(
    key,
    given()
      .filter((each) => each !== survey)
      .join(' '),
  )
