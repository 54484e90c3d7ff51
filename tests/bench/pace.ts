import type { CDPSession, Page } from '@playwright/test'

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
