import { cleanup, render } from '@testing-library/react'
import { useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { client } from '#samples/facts'
import { examSurvey } from '#samples/surveys'
import type { BareFact } from '#domain/survey-state'
import { settle } from '#chart-lab/testing'
import { type SurveyGround } from '@/entities/survey'
import { createUserFacts } from '@/entities/user-fact'
import { SurveyPage } from '@/pages/survey'
import { configureApi } from '@/shared/api'
import type { Shelf } from '@/shared/lib/device-log'
import { surroundBy } from '@/shared/lib/surroundings'
import { pageShelf } from '@/shared/lib/device-log/shelf'
import { openOutbox, SurveyVisit } from '../../fixtures/survey-visit'
import { fetchFrom, type ScriptedBackEnd } from '../scripted-back-end'
import { begin } from './papers'
import { webLocks } from './web-locks'
import { answersOn, pageLog } from '../../fixtures/page-log'
import { testClient } from '../../fixtures/test-client'

const { id, subject } = examSurvey
const otherClient = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'

/** The lazy parts of the page, compiled beforehand: compiling is slow on a busy machine, and is not tested here. */
export const loadPage = (): Promise<unknown> =>
  Promise.all([
    import('@/shared/lib/device-log/deliver'),
    import('@/entities/survey/api/survey-calls'),
    import('@/pages/survey/api/close-survey'),
    import('@/pages/survey/ui/after-task-views'),
    import('@/pages/survey/ui/feedback-views'),
  ])

/** A browser with the survey page in it and another tab beside it; the device may refuse to keep, and the time stands until it is moved. */
export function surveyWorld(server: ScriptedBackEnd) {
  // Who is turned away comes back after ten seconds, not after five to fifteen.
  surroundBy({ random: () => 0.5 })
  const device = pageShelf()
  const heard: ((about: string) => void)[] = []
  const other = answersOn({ client: otherClient, device })
  const locks = webLocks()
  let now = begin
  let isKeeping = true
  const outbox = openOutbox()
  let leave: (() => void) | null = null

  const moody: Shelf = {
    ...device,
    turn: (query, change) =>
      change && !isKeeping ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : device.turn(query, change),
  }
  const channel = {
    knock: () => undefined,
    onKnock: (listener: (about: string) => void) => void heard.push(listener),
    close: () => undefined,
  }
  const ground: SurveyGround = {
    log: answersOn({ client, device: moody, channel }),
    clock: { now: () => now, sync: () => undefined, hasJumped: () => false },
  }
  const otherTab = {
    /** Takes the paper over and holds it until it is closed or robbed of it. */
    take: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      leave = resolve
      void locks.request(`attempt:${id}`, { steal: true }, () => promise).catch(() => (leave = null))
      await settle()
    },
    write: async (...facts: BareFact[]) => {
      await other.append(id, facts, now)
      otherTab.knock()
    },
    knock: () => heard.forEach((listener) => listener('answers')),
    close: () => leave?.(),
  }
  const stamp = () => new Date(now).toISOString()

  return {
    ground,
    device: other,
    otherTab,
    now: () => now,
    stamp,
    move: (ms: number) => void (now += ms),
    keep: (isOn: boolean) => void (isKeeping = isOn),
    open: () => {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
      configureApi({
        ...testClient,
        fetch: fetchFrom(server),
      })
      const { hook } = memoryLocation({ path: `/subjects/${subject}/survey/${id}` })
      outbox.start()
      const userFacts = createUserFacts({ log: pageLog(), read: async () => [], now: () => now })
      render(
        <SurveyVisit hook={hook} outbox={outbox} ground={ground} userFacts={userFacts}>
          <Place />
        </SurveyVisit>,
        { onCaughtError: () => undefined },
      )
    },
    stop: async () => {
      cleanup()
      outbox.stop()
      await settle()
      Reflect.deleteProperty(navigator, 'locks')
    },
  }
}
export type SurveyWorld = ReturnType<typeof surveyWorld>

function Place() {
  const [path] = useLocation()
  if (path.startsWith('/result')) return <h1>Результат</h1>
  const [type = '', uid = ''] = id.split('-')
  return <SurveyPage isFrame={false} params={{ subject, type, uid }} />
}
