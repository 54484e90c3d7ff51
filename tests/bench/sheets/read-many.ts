import sharp from 'sharp'
import { readSheet } from '../../../src/pages/group-premium/model/sheet-reading/read-sheet'
import { jpegOf, madeUpSheet } from '../../fixtures/answer-sheets/made-up-sheet'
import { emptyTally, judge, type Tally } from './judge'
import { givenFor } from './works'

/** Longer side, as the page shrinks a photo before it is read. */
const longestSide = 2000

/** Makes up sheets of these seeds and reads them as the page does. @returns the tally and processor time of each reading, in ms. */
export async function readMany(first: number, count: number, onSheet?: (tally: Tally) => void): Promise<{ tally: Tally; times: number[] }> {
  const tally = emptyTally()
  const times: number[] = []
  for (let seed = first; seed < first + count; seed++) {
    const given = givenFor(seed)
    const sheet = madeUpSheet(seed, given)
    const shrunk = sharp(await jpegOf(sheet)).resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await shrunk.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const began = process.cpuUsage()
    const reading = readSheet(
      { width: info.width, height: info.height, data: new Uint8ClampedArray(data) },
      { work: given.code.work, variants: { [given.code.variant]: given.tasks } },
    )
    times.push(process.cpuUsage(began).user / 1000)
    judge(tally, sheet, reading)
    onSheet?.(tally)
  }
  return { tally, times }
}
