import type { SurveyEvent } from '#contract/survey-event'
import type { AnswerLog, SurveyFact } from './answer-log'
import { createWriteAhead } from './write-ahead'

/** A log that takes every fact: on the device, or where the device refuses on this page, from where it goes to the server all the same. */
export type SafeLog = AnswerLog & {
  /** Nothing waits on this page alone: closing it loses nothing. */
  isSafe: () => Promise<boolean>
}

/**
 * @param device null where the browser gives no database at all. What the page had to hold moves to the device as soon as that writes again.
 * @param ahead where facts stand until they are written; what an earlier page left there is written first.
 */
export function createSafeLog(device: AnswerLog | null, page: AnswerLog, ahead = createWriteAhead()): SafeLog {
  const highest = new Map<string, number>()
  const note = (survey: string, events: readonly SurveyEvent[]) =>
    void highest.set(survey, Math.max(highest.get(survey) ?? 0, ...events.map(({ seq }) => seq)))
  const onDevice = async <T>(act: (log: AnswerLog) => Promise<T>, otherwise: T): Promise<T> =>
    device ? act(device).catch(() => otherwise) : otherwise

  const moveToDevice = async (log: AnswerLog) => {
    for (const { survey, event } of await page.waiting()) {
      await log.adopt(survey, [event], true)
      await page.settle([event.id], 'delivered')
    }
  }
  const write = async (survey: string, facts: readonly SurveyFact[], at: number) => {
    const floor = highest.get(survey) ?? 0
    const written = await onDevice((log) => log.append(survey, facts, at, floor), null)
    const events = written ?? (await page.append(survey, facts, at, floor))
    note(survey, events)
    if (written) await onDevice(moveToDevice, undefined)
    return events
  }
  let last: Promise<unknown> = Promise.resolve()
  const append: AnswerLog['append'] = (survey, facts, at) => {
    const letGo = ahead.hold({ survey, facts, at })
    const written = last.then(() => write(survey, facts, at)).finally(letGo)
    last = written.catch(() => undefined)
    return written
  }
  for (const { survey, facts, at } of ahead.take()) void append(survey, facts, at)
  return {
    isSafe: async () => {
      await last
      return (await page.waiting()).length === 0
    },
    append,
    keepSurvey: async (survey) => {
      await page.keepSurvey(survey)
      await onDevice((log) => log.keepSurvey(survey), undefined)
    },
    survey: async (id) => (await onDevice((log) => log.survey(id), undefined)) ?? page.survey(id),
    adopt: async (survey, events, isWaiting) => {
      note(survey, events)
      await page.adopt(survey, events, false)
      await onDevice((log) => log.adopt(survey, events, isWaiting), undefined)
    },
    events: async (survey) => {
      await last
      const both = [...(await page.events(survey)), ...(await onDevice((log) => log.events(survey), []))]
      return [...new Map(both.map((event) => [event.id, event])).values()]
    },
    waiting: async () => {
      await last
      return [...(await page.waiting()), ...(await onDevice((log) => log.waiting(), []))]
    },
    settle: async (ids, outcome) => {
      await onDevice((log) => log.settle(ids, outcome), undefined)
      const onDeviceNow = outcome === 'waiting' ? (await onDevice((log) => log.waiting(), [])).map(({ event }) => event.id) : []
      await page.settle(
        ids.filter((id) => !onDeviceNow.includes(id)),
        outcome,
      )
    },
    revive: async () => {
      await page.revive()
      await onDevice((log) => log.revive(), undefined)
    },
    written: async (survey) => {
      await last
      const both = [...(await page.written(survey)), ...(await onDevice((log) => log.written(survey), []))]
      return [...new Map(both.map((event) => [event.id, event])).values()].toSorted((a, b) => a.seq - b.seq)
    },
    onceKey: async (intention) => (await onDevice((log) => log.onceKey(intention), null)) ?? page.onceKey(intention),
  }
}
