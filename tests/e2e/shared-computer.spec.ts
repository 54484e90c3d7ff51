import type { Page } from '@playwright/test'
import { fillSignIn, newPerson, type Person } from './people.ts'
import { answer, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

/** Everything that this origin has written on the device, as text. */
const written = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const said: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')))
      })
      for (const store of database.objectStoreNames)
        said.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.addEventListener('success', () => resolve(reading.result))
          }),
        )
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        said.push(request.url)
        const answered = await caches.match(request)
        if (/json/.test(answered?.headers.get('content-type') ?? '')) said.push(await answered?.text())
      }
    return JSON.stringify(said)
  })

async function visit(page: Page, person: Person): Promise<string> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Увійти' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await expect(dialog.getByLabel('E-mail')).toHaveValue('')
  await expect(dialog.getByLabel('Пароль', { exact: true })).toHaveValue('')
  await fillSignIn(page, person)
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/')
  return token
}

test('six pupils, one after another at one computer, see nothing of who was there before: on the page, in storage, by the button back', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const former: { person: Person; token: string }[] = []
  for (let count = 1; count <= 6; count += 1) {
    const person = { ...newPerson(), name: `Учень Ч${count}ч Коваль` }
    await page.request.post('/api/v3/register', { data: person })
    const token = await visit(page, person)
    former.push({ person, token })
    const kept = await written(page)
    for (const each of former)
      for (const secret of [each.person.email, each.person.name, each.person.password, each.token]) expect(kept).not.toContain(secret)
    for (let step = 0; step < 3; step += 1) {
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Вийти' })).toHaveCount(0)
      const shown = await page.locator('body').textContent()
      for (const each of former) for (const secret of [each.person.email, each.person.name]) expect(shown).not.toContain(secret)
    }
  }
})
