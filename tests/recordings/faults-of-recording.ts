import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { recordingSchema } from '#chart-lab/recording'
import { ensureInspected } from '../../scripts/build/ensure-inspected'
import { openBrowser } from '../model/open-browser'
import { openSite } from './open-site'
import { faultsOf, openRecording, play, viewOf } from './play-recording'

/**
 * Plays a recording in a browser without a server, and names what is wrong: broken charts, uncaught errors, missing controls, events and
 * calls, states not reached.
 */
export async function faultsOfRecording(name: string, expected: Record<string, string> = {}): Promise<string[]> {
  const recording = v.parse(recordingSchema, JSON.parse(readFileSync(`tests/recordings/${name}.json`, 'utf8')))
  await ensureInspected()
  const [site, browser] = await Promise.all([openSite(), openBrowser()])
  try {
    const page = await openRecording(browser, site.origin, recording)
    const progress = await play(page)
    return faultsOf(await viewOf(page), progress, expected)
  } finally {
    await browser.close()
    site.close()
  }
}
