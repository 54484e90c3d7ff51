import type { Page } from '@playwright/test'
import { openSignedIn, toast } from './people.ts'
import { expect, test } from './site.ts'

const secret = 'Kyiv, 50.45 N 30.52 E'
const field = (page: Page) => page.getByLabel('Файл із фото')
const photo = (page: Page) => page.getByRole('img', { name: 'Твоє фото' })

/** A JPEG of this size that says in its EXIF where it was taken. */
async function snapshot(page: Page, width: number, height: number) {
  const drawn = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const pen = canvas.getContext('2d')!
      pen.fillStyle = '#2540b8'
      pen.fillRect(0, 0, w! / 2, h!)
      return canvas.toDataURL('image/jpeg').split(',')[1]!
    },
    [width, height],
  )
  const jpeg = Buffer.from(drawn, 'base64')
  const exif = Buffer.from(`Exif\0\0${secret}`)
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]) }
}

test('a photo arrives small and without its place, and neither token nor device goes with it', async ({ page }) => {
  await openSignedIn(page, '/profile')
  let announced: unknown
  await page.route('**/api/v3/user/avatar', (route) => ((announced = route.request().postDataJSON()), route.continue()))
  const upload = page.waitForRequest((request) => request.method() === 'PUT')
  await field(page).setInputFiles(await snapshot(page, 1600, 1200))
  await expect(page.getByText('Фото оновлено')).toBeVisible()
  const headers = await (await upload).allHeaders()
  expect(headers['content-type']).toBe('image/webp')
  expect(Object.keys(headers).filter((name) => /^x-|authorization|cookie|referer/.test(name))).toEqual([])
  await expect(photo(page)).toBeVisible()
  await photo(page).evaluate((image: HTMLImageElement) => image.decode())
  expect(await photo(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([512, 384])
  const body = await (await page.request.get((await photo(page).getAttribute('src')) ?? '')).body()
  // The server draws the photo anew, so that what it keeps has another size.
  expect(announced).toEqual({ content_type: 'image/webp', size: expect.any(Number) })
  expect(body.subarray(8, 12).toString()).toBe('WEBP')
  expect(body.length).toBeLessThan(1024 * 1024)
  expect(body.includes(secret) || body.includes('Exif')).toBe(false)
  await page.reload()
  await expect(photo(page)).toBeVisible()
})

test('a drawing that may hold scripts, and a file that is no picture, are refused on the spot', async ({ page }) => {
  await openSignedIn(page, '/profile')
  let calls = 0
  page.on('request', (request) => void (calls += Number(/avatar|uploads/.test(request.url()))))
  const alert = page.getByRole('region', { name: 'Про тебе' }).getByRole('alert')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await field(page).setInputFiles({ name: 'photo.svg', mimeType: 'image/svg+xml', buffer: svg })
  await expect(alert.filter({ hasText: 'Обери фото у форматі JPEG, PNG або WebP' })).toBeVisible()
  await field(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: svg })
  await expect(alert.filter({ hasText: 'Не вдалося прочитати це фото' })).toBeVisible()
  expect(calls).toBe(0)
})

test('an upload that fails says Upload failed with the status text, and may be tried again @whole', async ({ page }) => {
  await openSignedIn(page, '/profile')
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 403, json: {} }), { times: 1 })
  const picture = await snapshot(page, 40, 30)
  await field(page).setInputFiles(picture)
  await expect(toast(page, 'error', 'Upload failed: Forbidden')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Про тебе' }).getByRole('alert').filter({ hasText: 'Upload failed: Forbidden' }),
  ).toBeVisible()
  await field(page).setInputFiles(picture)
  await expect(page.getByText('Фото оновлено')).toBeVisible()
})

for (const upload_url of ['http://elsewhere.example/x', 'https://name:word@elsewhere.example/x', 'javascript:alert(1)']) {
  test(`nothing is sent to ${upload_url}`, async ({ page }) => {
    await openSignedIn(page, '/profile')
    await page.route('**/api/v3/user/avatar', (route) => route.fulfill({ json: { data: { upload_url } } }))
    await field(page).setInputFiles(await snapshot(page, 40, 30))
    await expect(toast(page, 'error', 'Upload failed: Bad address')).toBeVisible()
  })
}
