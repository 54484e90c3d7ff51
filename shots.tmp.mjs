import { chromium } from 'playwright'
const [,, base, ...paths] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const [w,h] of [[360,800],[1280,800]]) for (const scheme of ['light','dark']) {
  if (process.env.ONLY && process.env.ONLY !== `${w}${scheme}`) continue
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme })
  for (const p of paths) {
    await page.goto(base + p); await page.waitForTimeout(900)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.screenshot({ path: `/tmp/w/${p.replace(/\W/g,'_')}-${w}-${scheme}.png`, fullPage: process.env.FULL === '1' })
    if (over > 0) console.log(p, w, 'overflow', over)
  }
  await page.close()
}
await browser.close()
