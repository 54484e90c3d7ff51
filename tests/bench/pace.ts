import { expect, type CDPSession, type Page } from '@playwright/test'

const metric = async (devtools: CDPSession, name: string): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

/** Turns to the next task and waits for it. */
async function turn(page: Page, key: 'ArrowRight' | 'ArrowLeft'): Promise<void> {
  const before = await page.locator('h1').textContent()
  await page.keyboard.press(`Alt+${key}`)
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before, { polling: 20 })
}

/** Script time of going from task to task at a fourth of the processor’s speed. @returns milliseconds, median and worst of twenty. */
export async function taskToTask(page: Page): Promise<{ median: number; worst: number }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (let count = 0; count < 20; count++) {
    const before = await metric(devtools, 'ScriptDuration')
    await turn(page, 'ArrowRight')
    times.push(((await metric(devtools, 'ScriptDuration')) - before) * 1000)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sorted = times.toSorted((a, b) => a - b)
  return { median: Math.round(sorted[10] ?? 0), worst: Math.round(sorted.at(-1) ?? 0) }
}

/**
 * From «Перевірити» to the frame with the verdict, at a fourth of the processor’s speed; the page stands at a training task.
 * @returns milliseconds, median and worst
 */
export async function pressToVerdict(page: Page, tasks: number): Promise<{ median: number; worst: number }> {
  const devtools = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let number = 1; number <= tasks; number++) {
    await page.getByRole('heading', { level: 1, name: new RegExp(`^Завдання ${number}\\D`) }).waitFor()
    const options = page.getByRole('article').getByRole('radio')
    if ((await options.count()) > 0) await options.first().check({ force: true })
    else await page.getByRole('article').getByRole('textbox').first().fill('3')
    const check = page.getByRole('button', { name: 'Перевірити' })
    await expect(check).toBeEnabled()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    times.push(
      await check.evaluate(async (button: HTMLButtonElement) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const start = performance.now()
        button.click()
        while (!document.querySelector('section[aria-label="Перевірка"]')) await frame()
        await frame()
        return performance.now() - start
      }),
    )
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page
      .getByRole('button', { name: /^Далі|^До результату/ })
      .first()
      .click()
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), worst: Math.round(sorted.at(-1) ?? 0) }
}

/** Measures the growth of the heap over a number of tasks, after garbage collection. @returns megabytes. */
export async function heapGrowth(page: Page, tasks: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const size = async () => {
    for (let count = 0; count < 3; count++) await devtools.send('HeapProfiler.collectGarbage')
    return metric(devtools, 'JSHeapUsedSize')
  }
  const walk = async (steps: number) => {
    for (let count = 0; count < steps; count++) await turn(page, count % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
  }
  await walk(40)
  const before = await size()
  await walk(tasks)
  return Math.round(((await size()) - before) / 10_485.76) / 100
}
