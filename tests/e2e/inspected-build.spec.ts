import { ensureInspected, inspectedSite } from '../../scripts/build/ensure-inspected.ts'
import { separateServer, type SeparateServer } from './separate-server.ts'
import { answer, heading, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const [first] = paper.questions
if (!first) throw new Error('the paper has no task')

let server: SeparateServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  await ensureInspected()
  server = await separateServer({ SITE_DIR: inspectedSite })
})
test.afterAll(() => server?.remove())

test('in the build with the inspector a test opens, takes an answer, and its chart can be looked at', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  await startPaper(page)
  await answer(page, first)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await page.reload()
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  const beside = await context.newPage()
  await beside.goto('/__statecharts?beside')
  await expect(beside.getByRole('button', { name: /^survey machine/ })).toBeVisible()
  expect(broken).toEqual([])
  await context.close()
})
