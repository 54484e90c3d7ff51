import type { SurveyEvent } from '#domain/survey-event'
import type { Destination } from '@/shared/lib/device-log'
import { bringBegun } from '../api/bring-begun'
import { readBegun } from './begun-survey'
import { storable, readStored } from './stored-survey'
import { begunDocument, surveyDocument } from './document-names'

/**
 * Brings a survey that was begun offline, with its facts and its hand-in.
 * @returns whether these facts have arrived with it.
 */
export async function sendBegun(events: readonly SurveyEvent[], { group, owner, sync, documents }: Destination): Promise<boolean> {
  for (;;) {
    const document = await documents.find(begunDocument(group))
    const stored = readBegun(document?.value)
    if (!document || !stored || stored.isTaken) return false
    const { clock, result, serverNow } = await bringBegun({ ...stored.begun, events: [...(stored.events ?? events)] }, owner)
    sync(serverNow)
    const latest = readBegun((await documents.find(document.key))?.value)
    if (!latest || latest.begun.finishedAt !== stored.begun.finishedAt) continue
    await documents.write(document.key, { ...latest, isTaken: true, result: result ?? latest.result }, document.owner)
    const paper = await documents.find(surveyDocument(group))
    const survey = readStored(paper?.value)
    if (paper && survey) await documents.write(paper.key, storable({ ...survey, clock }), paper.owner)
    return true
  }
}
