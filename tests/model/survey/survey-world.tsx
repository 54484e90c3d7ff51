import { cleanup, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { Router, useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor, fromPromise } from 'xstate'
import { client } from '#contract/samples/facts'
import { examSurvey } from '#contract/samples/surveys'
import type { SurveyEvent } from '#contract/survey-event'
import type { BareFact } from '#contract/survey-state'
import {
  createMemoryLog,
  createSafeLog,
  outboxMachine,
  OutboxProvider,
  SurveyGroundProvider,
  type AnswerLog,
  type SurveyGround,
} from '@/entities/survey'
import { createFactLog, createUserFacts, pageShelf, UserFactsProvider } from '@/entities/user-fact'
import { SurveyPage } from '@/pages/survey'
import { configureApi } from '@/shared/api'
import { Visitor } from '../../fixtures/visitor'
import { fetchFrom, type ScriptedBackEnd } from '../scripted-back-end'
import { settle } from '../settle'
import { begin } from './papers'
import { webLocks } from './web-locks'

const { id, subject } = examSurvey
const otherClient = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'

/** What the page loads when it is wanted, compiled beforehand: that takes its time on a busy machine, and is not what is tested. */
export const loadPage = (): Promise<unknown> =>
  Promise.all([
    import('@/entities/question/ui/other-forms'),
    import('@/entities/survey/model/deliver'),
    import('@/pages/survey/api/close-survey'),
    import('@/pages/survey/ui/exam-extras'),
    import('@/pages/survey/ui/dialogs/exam-dialogs'),
    import('@/pages/survey/ui/exam-view'),
    import('@/pages/survey/ui/feedback/checked-answer'),
    import('@/pages/survey/ui/later-views'),
  ])

/** A browser with the survey page in it and another tab beside it; the device may refuse to keep, and the time stands until it is moved. */
export function surveyWorld(server: ScriptedBackEnd) {
  const device = createMemoryLog(client)
  const locks = webLocks()
  const channel = new BroadcastChannel(`skladu:attempt:${id}`)
  const written: SurveyEvent[] = []
  let now = begin
  let isKeeping = true
  const outbox = createActor(outboxMachine.provide({ actors: { deliver: fromPromise(async () => ({ refused: 0 })) } }))
  let leave: (() => void) | null = null

  const kept: AnswerLog = {
    ...device,
    append: (...given) => (isKeeping ? device.append(...given) : Promise.reject(new DOMException('full', 'QuotaExceededError'))),
  }
  const ground: SurveyGround = {
    log: createSafeLog(kept, createMemoryLog(client)),
    clock: { now: () => now, sync: () => undefined, hasJumped: () => false },
    wake: () => undefined,
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
      const events = facts.map((fact, place) => {
        const seq = written.length + place + 1
        return { ...fact, id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`, client: otherClient, seq, at: stamp() }
      })
      written.push(...events)
      await device.adopt(id, events, true)
      otherTab.knock()
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    knock: () => channel.postMessage(null),
    close: () => leave?.(),
  }
  const stamp = () => new Date(now).toISOString()

  return {
    ground,
    device,
    otherTab,
    now: () => now,
    stamp,
    move: (ms: number) => void (now += ms),
    keep: (isOn: boolean) => void (isKeeping = isOn),
    open: () => {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
      configureApi({
        baseUrl: 'http://site.test/api',
        session: { bearer: async () => 'token', onRefused: () => undefined },
        device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
        fetch: fetchFrom(server),
      })
      const { hook } = memoryLocation({ path: `/subjects/${subject}/survey/${id}` })
      outbox.start()
      const userFacts = createUserFacts({ log: createFactLog(pageShelf()), read: async () => [], now: () => now, wake: () => undefined })
      render(
        <Boundary>
          <Router hook={hook}>
            <Visitor>
              <OutboxProvider actor={outbox}>
                <SurveyGroundProvider value={ground}>
                  <UserFactsProvider value={userFacts}>
                    <Place />
                  </UserFactsProvider>
                </SurveyGroundProvider>
              </OutboxProvider>
            </Visitor>
          </Router>
        </Boundary>,
        { onCaughtError: () => undefined },
      )
    },
    stop: async () => {
      cleanup()
      outbox.stop()
      channel.close()
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
  return <SurveyPage params={{ subject, type, uid }} />
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { name: '' }
  static getDerivedStateFromError = ({ name }: Error) => ({ name })
  override render = () => (this.state.name ? <h1>{this.state.name}</h1> : this.props.children)
}
