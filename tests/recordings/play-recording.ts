import type { Browser, Page } from 'playwright'
import type { Progress, Replay } from '#chart-lab/replay'
import type { Recording } from '#chart-lab/recording'

type Charts = { name: string; chart: string | null; value: string; status: string }[]
/** The end of a played page: its address, the text of its main landmark, the states of its charts. */
export type View = { path: string; main: string; charts: Record<string, string>; broken: string[] }

type Played = typeof globalThis & {
  chartLabReplay: Replay
  chartLabRecorder: { recordingSoFar: () => Recording }
  __statecharts: { read: () => { actors: Charts } }
}

export async function viewOf(page: Page): Promise<View> {
  return page.evaluate(() => {
    const { actors } = (globalThis as Played).__statecharts.read()
    const running = actors.filter(({ chart, status }) => chart !== null && status === 'active')
    return {
      path: location.pathname + location.search,
      main: document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '',
      charts: Object.fromEntries(running.map(({ name, value }) => [name, value])),
      broken: actors.filter(({ chart, status }) => chart !== null && status === 'error').map(({ name }) => name),
    }
  })
}

export const recordingOf = (page: Page): Promise<Recording> => page.evaluate(() => (globalThis as Played).chartLabRecorder.recordingSoFar())

/** Opens the page of a recording in a browser that knows nothing, ready to be played. */
export async function openRecording(browser: Browser, origin: string, recording: Recording): Promise<Page> {
  const [width, height] = recording.viewport
  const context = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width, height },
    serviceWorkers: 'block',
  })
  await context.addInitScript((given) => {
    if (window.top !== window) return
    window.name = 'chart-lab-replay'
    Object.assign(globalThis, { chartLabRecording: given })
  }, recording)
  const page = await context.newPage()
  await page.goto(origin + recording.page)
  await page.waitForFunction(() => 'chartLabRecorder' in globalThis && 'chartLabReplay' in globalThis)
  return page
}

/** Plays on until so many entries have happened, to the end without a number. */
export const play = (page: Page, upTo?: number): Promise<Progress> =>
  page.evaluate((count) => (globalThis as Played).chartLabReplay.play(count), upTo)

export const goOnByHand = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Played).chartLabReplay.goOn())

/** Lists the faults of a played page: broken charts, uncaught errors, differences from the recording, and `expected` states not reached. */
export function faultsOf(view: View, { differences, unknown }: Progress, expected: Record<string, string> = {}): string[] {
  const reached = (chart: string, state: string) =>
    `.${stateIds(JSON.parse(view.charts[chart] ?? 'null')).join('.')}.`.includes(`.${state}.`)
  return [
    ...view.broken.map((name) => `chart ${name} broke`),
    ...differences.map(({ index, kind, detail }) => `entry ${index + 1}: ${kind} ${detail}`),
    ...unknown.map((call) => `not in the recording: ${call}`),
    ...Object.entries(expected).flatMap(([chart, state]) =>
      reached(chart, state) ? [] : [`${chart} is in ${view.charts[chart] ?? 'nothing'}, not in ${state}`],
    ),
  ]
}

const stateIds = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([state, inside]) => [state, ...stateIds(inside)])
    : [String(value)]
