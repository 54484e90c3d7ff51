import { chromium } from 'playwright'
const [,, base, ...paths] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const [w,h] of [[360,800],[1280,800]]) for (const scheme of ['light','dark']) {
  if (process.env.ONLY && !process.env.ONLY.split(',').includes(`${w}${scheme}`)) continue
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme })
  for (const p of paths) {
    const [path, act] = p.split('!')
    await page.goto(base + path); await page.waitForTimeout(1200)
    if (act === 'errors') { await page.getByRole('button', { name: 'Надіслати' }).click() }
    if (act === 'wait') {
      await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Оля'); await page.getByRole('textbox', { name: 'Організація' }).fill('Ліцей № 5')
      await page.getByRole('combobox').selectOption('school'); await page.getByRole('textbox', { name: 'E-mail' }).fill('a@example.com')
      await page.getByRole('textbox', { name: 'Що пропонуєш' }).fill('Хочемо спробувати групу для класу.'); await page.getByText('Погоджуюся').click({position:{x:40,y:10}})
      await page.route('**/api/v3/partnership', r => r.abort()); await page.getByRole('button', { name: 'Надіслати' }).click(); await page.waitForTimeout(500)
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.screenshot({ path: `/tmp/w/${p.replace(/\W/g,'_')}-${w}-${scheme}.png`, fullPage: process.env.FULL === '1' })
    if (over > 0) console.log(p, w, 'overflow', over)
    await page.unroute('**/api/v3/partnership'); await page.evaluate(() => localStorage.removeItem('partnership_letter'))
  }
  await page.close()
}
await browser.close()
