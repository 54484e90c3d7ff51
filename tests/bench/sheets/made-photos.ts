import type { KnownWork } from '../../../src/pages/group-premium/model/sheet-reading/read-sheet'
import { jpegOf, madeUpSheet } from '../../fixtures/answer-sheets/made-up-sheet'
import { givenFor } from './works'

/** Made-up photographs of these seeds, as text of base64, each with the work that it is of. */
export async function madePhotos(first: number, count: number): Promise<{ jpeg: string; work: KnownWork }[]> {
  const photos: { jpeg: string; work: KnownWork }[] = []
  for (let seed = first; seed < first + count; seed++) {
    const given = givenFor(seed)
    const jpeg = await jpegOf(madeUpSheet(seed, given))
    photos.push({
      jpeg: Buffer.from(jpeg).toString('base64'),
      work: { work: given.code.work, variants: { [given.code.variant]: given.tasks } },
    })
  }
  return photos
}
