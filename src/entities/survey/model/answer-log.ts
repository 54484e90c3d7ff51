import { v7 as createUuid } from 'uuid'
import type { Pack } from '#contract/pack'
import type { Result } from '#domain/result'
import type { Survey, SurveyClock } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import type { BareFact } from '#domain/survey-state'
import type { Bare, Delivered, DeviceLog, Entry, Outcome } from '@/shared/lib/device-log'
import { answersStream } from './answers-stream'
import type { BegunSurvey } from './begun-survey'
import { readStored, readStoredClock, storable } from './stored-survey'
import { begunDocument, intentionDocument, surveyDocument } from './document-names'

/** A fact as the runner states it; the log adds who, when and in which order. */
export type SurveyFact = BareFact

/** The device’s own copy of surveys: the papers, and what was stated in them. A fact belongs to whom its survey belongs to, whoever is here. */
export type AnswerLog = {
  keepSurvey: (survey: Survey) => Promise<void>
  survey: (id: string) => Promise<Survey | undefined>
  /** The clock of a survey that lies here, as the server told it last. */
  clock: (id: string) => Promise<SurveyClock | undefined>
  /** The survey lies here, but was begun by somebody else. */
  isForeign: (id: string) => Promise<boolean>
  /** The survey is finished, by the server’s word. */
  isEnded: (id: string) => Promise<boolean>
  /** Writes facts down in the order given. @param at ms since the epoch by the server’s clock. */
  append: (survey: string, facts: readonly SurveyFact[], at: number) => Promise<SurveyEvent[]>
  /** Facts by the server’s word. */
  adopt: (survey: string, events: readonly SurveyEvent[]) => Promise<void>
  events: (survey: string) => Promise<SurveyEvent[]>
  /** Facts still to be delivered, oldest first. */
  waiting: () => Promise<{ survey: string; event: SurveyEvent }[]>
  /** Facts that the server turned down for good. */
  refused: () => Promise<{ survey: string; event: SurveyEvent }[]>
  settle: (ids: readonly string[], outcome: Outcome) => Promise<void>
  /** Lets refused facts wait again: the refusal was not the server’s own, or may have passed. */
  revive: () => Promise<void>
  /** Reads what this device has written of a survey, in the order of `seq`. */
  written: (survey: string) => Promise<SurveyEvent[]>
  /** The Idempotency-Key of one intention, kept before it is sent and the same on every try. */
  onceKey: (intention: string) => Promise<string>
  /** Reads what a survey begun offline needs beside its paper; null for any other, and for somebody else’s. */
  begun: (id: string) => Promise<BegunSurvey | null>
  keepBegun: (begun: BegunSurvey) => Promise<void>
  /** Keeps a survey that begins offline, out of this pack. */
  beginOffline: (survey: Survey, pack: Pack, begun: BegunSurvey['begun']) => Promise<void>
  /** Results that were looked at last open without a network. */
  keepResult: (result: Result) => Promise<void>
  result: (id: string) => Promise<Result | null>
  /** Nothing waits on this page alone: closing it loses nothing. */
  isSafe: () => Promise<boolean>
  /** Sends what waits. @param only this survey’s facts alone. */
  deliver: (only?: string) => Promise<Delivered>
  /** Something was written, here or in another tab. */
  subscribe: (listener: () => void) => () => void
}

const named = ({ group, fact }: Entry<SurveyEvent>) => ({ survey: group, event: fact })

/** @param client this device. */
export function createAnswerLog(device: DeviceLog, client: string): AnswerLog {
  const stream = answersStream(client)
  const log = device.of(stream)
  const holders = new Map<string, string>()
  const find = async (id: string) => {
    const found = await device.documents.find(surveyDocument(id))
    if (found) holders.set(id, found.owner)
    return found
  }
  const clock: AnswerLog['clock'] = async (id) => readStoredClock((await find(id))?.value)
  const keepSurvey: AnswerLog['keepSurvey'] = async (survey) => {
    const owner = device.owners.current()
    const holder = (await find(survey.id))?.owner ?? owner
    holders.set(survey.id, holder)
    await device.documents.write(surveyDocument(survey.id), storable(survey), holder)
  }
  return {
    keepSurvey,
    survey: async (id) => readStored((await find(id))?.value),
    clock,
    isForeign: async (id) => {
      const found = await find(id)
      return found !== undefined && !device.owners.isSame(found.owner, device.owners.current())
    },
    isEnded: async (id) => typeof (await clock(id))?.finishedAt === 'string',
    append: (survey, facts, at) => log.append(facts as readonly Bare<SurveyEvent>[], { at, group: survey, owner: holders.get(survey) }),
    adopt: (survey, events) => log.learn(events, survey, holders.get(survey)),
    events: (survey) => log.all(survey),
    waiting: async () => (await log.waiting()).map(named),
    refused: async () => (await log.refused()).map(named),
    settle: log.settle,
    revive: log.revive,
    written: async (survey) =>
      (await log.all(survey)).filter((event) => event.client === client).toSorted((one, other) => one.seq - other.seq),
    onceKey: (intention) => device.documents.once(intentionDocument(intention), createUuid()),
    begun: async (id) => {
      const stored = await device.documents.read(begunDocument(id))
      return stored === undefined ? null : (await import('./begun-survey')).readBegun(stored)
    },
    keepBegun: (begun) => device.documents.write(begunDocument(begun.begun.id), begun),
    beginOffline: async (survey, pack, begun) => {
      const { begunFrom } = await import('./begun-survey')
      await device.documents.write(begunDocument(begun.id), begunFrom(pack, begun))
      await keepSurvey(survey)
    },
    keepResult: async (result) => (await import('./result-shelf')).keepResult(device.documents, result),
    result: async (id) => (await import('./result-shelf')).storedResult(device.documents, id),
    isSafe: log.isSafe,
    deliver: (only) => device.deliver(stream.name, only),
    subscribe: (listener) => device.subscribe((about) => about === stream.name && listener()),
  }
}

/** Sees to it that the server has everything this device knows of a survey; rejects where it cannot have it now. */
export async function settleSurvey(id: string, { log }: { log: AnswerLog }): Promise<void> {
  await log.revive()
  const waiting = await log.waiting()
  if (waiting.some(({ survey }) => survey === id)) await log.deliver(id)
}
