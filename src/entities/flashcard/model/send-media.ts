import * as v from 'valibot'
import { mostSentMedia } from '#contract/card-media'
import { mediumSizes } from '#domain/medium-type'
import type { Destination, Documents, Receipt } from '@/shared/lib/device-log'
import { PictureFault, redrawPicture } from '@/shared/lib/redraw-picture'
import { sendMedia } from '../api/media-calls'
import { replaceMedium, storedMedium, type StoredMedium } from './stored-media'

export const mediumFactSchema = v.object({ id: v.string(), at: v.string(), medium: v.pipe(v.string(), v.uuid()) })
/** A picture or a sound that is on this device and not with the server yet. */
export type MediumFact = v.InferOutput<typeof mediumFactSchema>

/** Some 20 s on a slow phone. */
const mostBytes = 512 * 1024
const longestSide = 1280
/** Pictures that are drawn anew at once: the browser does most of it beside the page. */
const drawnAtOnce = 6

type Sent = { fact: string; id: string; base64: string }

/** Brings pictures and sounds to the server, some at a time; a picture from a file is drawn anew first. What cannot be kept is refused alone. */
export async function sendCardMedia(
  facts: readonly MediumFact[],
  { owner, documents }: Pick<Destination, 'owner' | 'documents'>,
  redraw = redrawPicture,
): Promise<Receipt<MediumFact>> {
  const refused: string[] = []
  let batch: Sent[] = []
  let size = 0
  const flush = async () => {
    if (batch.length === 0) return
    const receipt = await sendMedia(
      batch.map(({ id, base64 }) => ({ id, base64 })),
      owner,
    )
    const ids = new Set(receipt.refused.map(({ id }) => id))
    refused.push(...batch.filter(({ id }) => ids.has(id)).map(({ fact }) => fact))
    batch = []
    size = 0
  }
  const add = async (fact: string, id: string, medium: StoredMedium) => {
    const base64 = base64Of(medium.bytes)
    if (size + base64.length > mostBytes || batch.length >= mostSentMedia) await flush()
    batch.push({ fact, id, base64 })
    size += base64.length
  }
  for (let start = 0; start < facts.length; start += drawnAtOnce) {
    const some = facts.slice(start, start + drawnAtOnce)
    const ready = await Promise.all(some.map(({ medium: id }) => readyMedium(documents, { id, owner }, redraw)))
    for (const [index, { id: fact, medium: id }] of some.entries()) {
      const medium = ready[index]
      if (medium) await add(fact, id, medium)
      else refused.push(fact)
    }
  }
  await flush()
  return { refused }
}

/** Null for what the device has lost, and for a picture that cannot be drawn. */
async function readyMedium(
  documents: Documents,
  { id, owner }: { id: string; owner: string },
  redraw: typeof redrawPicture,
): Promise<StoredMedium | null> {
  const medium = await storedMedium(documents, id)
  if (!medium?.isRaw) return medium ?? null
  try {
    const picture = await redraw(new Blob([medium.bytes], { type: medium.type }), { longestSide, largest: mediumSizes.picture })
    const drawn = { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type, isRaw: false }
    await replaceMedium(documents, id, drawn, owner)
    return drawn
  } catch (error) {
    if (error instanceof PictureFault) return null
    throw error
  }
}

/** In parts: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return btoa(text)
}
