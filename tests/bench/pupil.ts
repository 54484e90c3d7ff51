import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Survey } from '../../domain/survey.ts'
import { inOrder } from '../../domain/survey-state.ts'

/** A paper or a practice that a new visitor has begun on a server. */
export type Begun = { url: string; token: string; survey: Survey }

const wholePaper = { mode: 'nmt', subject: 'math', seed: 7 }

export async function begin(url: string, wish: object = wholePaper): Promise<Begun> {
  const person = { name: 'Оля Коваль', email: `${randomUUID()}@example.com`, password: 'довгий пароль 1' }
  const { token } = await call<{ token: string }>(`${url}/api/v3/register`, person)
  const { survey } = await call<{ survey: Survey }>(`${url}/api/v3/surveys`, wish, { Authorization: `Bearer ${token}` })
  return { url, token, survey }
}

async function call<T>(address: string, body: object | null, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: T }).data
}

/** Reads from the API as this visitor. */
export const readAs = <T>(url: string, token: string, path: string): Promise<T> =>
  call<T>(`${url}/api/v3/${path}`, null, { Authorization: `Bearer ${token}` })

/** Opens the paper at its first task, as the visitor who began it. */
export async function openFirst(page: Page, token: string, { subject, id }: Survey): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
  await page.goto(`/subjects/${subject}/survey/${id}`)
  await page.getByRole('button', { name: 'Закладка' }).waitFor()
}

/** Chooses an option of the open task by its place. */
export const choose = (page: Page, index: number): Promise<void> => page.keyboard.press(String(index + 1))

/** Answers that the server has, in the order in which they were given. */
export async function answersOf(url: string, token: string, id: string): Promise<unknown[]> {
  const { survey } = await readAs<{ survey: Survey }>(url, token, `surveys/${id}`)
  return inOrder(survey.events).flatMap((event) => (event.kind === 'answer' ? [event.value] : []))
}
