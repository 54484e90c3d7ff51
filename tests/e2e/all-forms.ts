import type { Page } from '@playwright/test'
import { keys, tasks } from '../samples/questions.ts'
import type { Survey } from '../../domain/survey.ts'

/** One task of each of the eight forms. */
export const allForms = Object.values(tasks).map((task, index) => ({ ...task, id: `q${index + 1}` }))
const allKeys = Object.fromEntries(Object.values(keys).map((key, index) => [`q${index + 1}`, key]))

/** The survey with these tasks in place of its own, and nothing answered. */
export const withAllForms = (survey: Survey): Survey => ({ ...survey, questions: allForms, keys: allKeys, events: [] })

/**
 * The next quick practice consists of them, with its keys; its answers stay on the device.
 * @param hint of the first of them.
 */
export async function haveAllForms(page: Page, hint?: string): Promise<void> {
  await page.route('**/api/v3/surveys/quick-*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { survey: Survey; serverNow: string } }
    answer.data.survey = withAllForms(answer.data.survey)
    const key = answer.data.survey.keys?.['q1']
    if (key && hint !== undefined) key.hints = [[{ kind: 'paragraph', children: [{ kind: 'text', text: hint }] }]]
    await route.fulfill({ json: answer })
  })
  await page.route('**/api/v3/surveys/*/events', (route) => route.abort())
}
