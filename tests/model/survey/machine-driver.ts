import { createActor, fromCallback, SimulatedClock, type ActorRefFrom, type AnyActorRef, type InspectionEvent } from 'xstate'
import { expect } from 'vitest'
import { client } from '#contract/samples/facts'
import { keys, tasks } from '#contract/samples/questions'
import { examSurvey } from '#contract/samples/surveys'
import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import type { BareFact } from '#contract/survey-state'
import { heldCalls } from '#chart-lab/testing'
import { TimeLeftError } from '@/pages/survey/api/time-left-error'
import type { RecordEvent } from '@/pages/survey/model/recorder'
import type { WriterCommand } from '@/pages/survey/model/seat'
import { timeLeft } from '@/pages/survey/model/sheet'
import { begin, hour, letterOf, paperOf, valueAfter } from './papers'
import { refusalOf } from './refusal'
import type { SurveyCharts } from './survey-charts'
import type { SurveyDriver } from './survey-oracle'
import { blank, type Screen } from './survey-view'
import type { Paper } from './survey-events'
import { answersOn } from '../../fixtures/page-log'

type SurveyChart = SurveyCharts['survey']

/** The chart alone: scripted actors and a clock that stands still. What another tab does is written into the log they share. */
export function machineDriver(charts: SurveyCharts, inspect?: (event: InspectionEvent) => void): SurveyDriver {
  const clock = new SimulatedClock()
  const { hold, resolve, reject, waiting } = heldCalls<'paper' | 'hand in' | 'one more'>()
  const written: SurveyEvent[] = []
  const speakers = new Map<string, AnyActorRef['send']>()
  let paper: Paper = 'exam'
  let now = begin
  let isElsewhere = false
  let told: string[] = []
  let asked = ''
  let seatsAsked = 0
  let crash: unknown
  let waitingFacts = 0
  let areFactsKept = true
  let added: Survey['questions'] = []
  let adding: ActorRefFrom<SurveyCharts['adding']> | null = null
  let actor: ActorRefFrom<SurveyChart> | null = null

  const write = (...facts: BareFact[]) => {
    for (const fact of facts) {
      const seq = written.length + 1
      const id = `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`
      written.push({ ...fact, id, client, seq, at: new Date(now).toISOString() })
    }
  }
  /** An actor that says only what the test says, for as long as it runs. */
  const speaker = (name: string) =>
    fromCallback(({ sendBack }) => {
      speakers.set(name, sendBack)
      return () => void (speakers.get(name) === sendBack && speakers.delete(name))
    })
  const say = (name: string, event: { type: string; [part: string]: unknown }) => speakers.get(name)?.(event)
  const sayKept = (areKept: boolean) => {
    areFactsKept = areKept
    say('recorder', { type: areKept ? 'facts.kept' : 'facts.lost', waiting: waitingFacts })
  }
  const tick = () => {
    for (const name of [...speakers.keys()].filter((each) => each.endsWith('icker'))) say(name, { type: 'clock.tick', now })
  }
  const pass = (ms: number) => {
    now += ms
    tick()
  }
  const on = (): ActorRefFrom<SurveyChart> => actor ?? expect.unreachable('no paper is open')
  const isPast = () => written.length > 0

  function open(): void {
    const log = answersOn({ client })
    const ground = { log, clock: { now: () => now, sync: () => undefined, hasJumped: () => false } }
    const machine = charts.survey.provide({
      actors: {
        open: hold('paper'),
        close: hold('hand in'),
        // One source serves three states; who listens is told apart by the time only one of them runs.
        ticker: speaker('ticker') as never,
        onlooker: speaker('onlooker') as never,
        recorder: fromCallback<RecordEvent>(({ sendBack, receive }) => {
          speakers.set('recorder', sendBack as never)
          if (!areFactsKept) sayKept(false)
          receive(({ facts }) => write(...facts))
          return () => void speakers.delete('recorder')
        }) as never,
        seat: fromCallback<WriterCommand>(({ sendBack, receive }) => {
          speakers.set('seat', sendBack as never)
          receive(({ type }) => {
            seatsAsked += 1
            // A fault may ask again at every answer, without end.
            if (seatsAsked > 10) return void (crash = new Error('the seat is asked for in circles'))
            if (type === 'seat.take') isElsewhere = false
            sendBack({ type: isElsewhere ? 'seat.lost' : 'seat.taken' })
          })
        }) as never,
      },
    })
    actor = createActor(machine, { clock, input: { id: examSurvey.id, ground }, ...(inspect && { inspect }) })
    actor.on('survey.finished', ({ id }) => (expect(id).toBe(examSurvey.id), told.push('finished')))
    actor.subscribe({ error: (error) => void (crash = error) })
    actor.start()
    adding = createActor(charts.adding.provide({ actors: { askForTask: hold('one more') } }), {
      input: { ground },
      ...(inspect && { inspect }),
    })
    adding.on('task.added', ({ added: task }) => {
      on().send({ type: 'task.take', added: task })
      add({ kind: 'visit', question: task.question.id })
    })
    adding.subscribe({ error: (error) => void (crash = error) })
    adding.start()
  }

  const give = (finishedAt: string | null = null) =>
    resolve('paper', () => {
      const survey = paperOf[paper]
      const startedAt = isPast() ? (written[0]?.at ?? null) : null
      return {
        survey: {
          ...survey,
          questions: [...survey.questions, ...added],
          clock: { ...survey.clock, startedAt, deadlineAt: null, finishedAt },
        },
        events: [...written],
      }
    })
  const question = (): string => on().getSnapshot().context.sheet?.current ?? ''
  const all = () => [...examSurvey.questions, ...added].map(({ id }) => id)
  const isBlank = (id: string) => answerTo(on(), id) === undefined && !on().getSnapshot().context.sheet?.checked[id]
  const next = () => all()[(all().indexOf(question()) + 1) % all().length] ?? ''
  const otherAnswer = () => valueAfter(answerTo(on(), question()), question() === tasks.numeric.id)
  const add = (fact: BareFact) => on().send({ type: 'fact.add', fact })
  /** What only the page held has gone to the server before the paper. */
  const refuse = (error: Error) => {
    areFactsKept = true
    reject('hand in', error)
  }

  return {
    patience: 0,
    stop: () => {
      actor?.stop()
      adding?.stop()
    },
    view: async () => {
      await new Promise((done) => setImmediate(done))
      if (crash) throw crash
      seatsAsked = 0
      const seen = {
        ...blank,
        ...(actor && lookOf(actor)),
        told,
        waiting: actor?.getSnapshot().context.waiting ?? 0,
        asked: waiting()
          .map((name) => (name === 'hand in' ? asked : name))
          .toSorted(),
      }
      told = []
      return seen
    },
    acts: {
      'page opens': (event) => {
        ;({ paper, isElsewhere } = event)
        if (isElsewhere) write({ kind: 'open' }, { kind: 'visit', question: tasks.single.id })
        open()
      },
      'pupil tries again': () => on().send({ type: on().getSnapshot().matches('failed') ? 'load.retry' : 'finish.confirm' }),
      'pupil begins the block': () => on().send({ type: 'break.end' }),
      'pupil answers': () => add({ kind: 'answer', question: question(), value: otherAnswer() }),
      'pupil checks': () => add({ kind: 'check', question: question() }),
      'pupil gives up': () => add({ kind: 'check', question: question() }),
      'pupil asks for one more': () => {
        const { survey } = on().getSnapshot().context
        if (survey) adding?.send({ type: 'task.ask', survey, like: question() })
      },
      'server adds a task': () =>
        resolve('one more', () => {
          added = [{ ...tasks.single, id: 'q9' }]
          return { question: added[0], key: keys.single }
        }),
      'server adds none': () => reject('one more', refusalOf(503)),
      'pupil turns the page': () => add({ kind: 'visit', question: next() }),
      'pupil hears the alarm': () => add({ kind: 'pause', reason: 'alarm' }),
      'pupil comes back from the shelter': () => add({ kind: 'resume' }),
      'pupil asks to hand in': () => on().send({ type: 'finish.ask' }),
      'pupil goes on': () => on().send({ type: 'finish.cancel' }),
      'pupil goes to the blank': () => add({ kind: 'visit', question: all().find(isBlank) ?? '' }),
      'pupil hands in': () => on().send({ type: 'finish.confirm' }),
      'pupil hands in what arrived': () => on().send({ type: 'finish.force' }),
      'pupil continues here': () => on().send({ type: 'seat.take' }),
      'server gives the paper': () => give(),
      'server gives the paper as ended': () => give(new Date(now).toISOString()),
      'server knows no such paper': () => reject('paper', refusalOf(404)),
      'server does not give the paper': () => reject('paper', refusalOf(null)),
      'server takes the paper': () => resolve('hand in', () => undefined),
      'server is away': () => refuse(refusalOf(503)),
      'server lacks answers': () => refuse(refusalOf(409)),
      'server forbids': () => refuse(refusalOf(403)),
      'server says that time is left': () => {
        const { sheet } = on().getSnapshot().context
        now += (sheet && timeLeft(sheet, now)) ?? 0
        now -= hour / 2
        reject('hand in', new TimeLeftError())
      },
      'device stops keeping': () => {
        waitingFacts = (waitingFacts + 1) % 3
        sayKept(false)
      },
      'device keeps again': () => {
        waitingFacts = (waitingFacts + 1) % 3
        sayKept(true)
      },
      'connection returns': () => on().send({ type: 'finish.confirm' }),
      'another tab takes over': () => {
        isElsewhere = true
        if (!isPast()) write({ kind: 'open' }, { kind: 'visit', question: tasks.single.id })
        say('seat', { type: 'seat.lost' })
        say('onlooker', { type: 'facts.came', events: [...written] })
      },
      'another tab answers': () => {
        write({ kind: 'answer', question: question(), value: otherAnswer() })
        say('onlooker', { type: 'facts.came', events: [...written] })
      },
      'another tab is closed': () => {
        isElsewhere = false
        say('seat', { type: 'seat.taken' })
      },
      'another tab hands in': () => {
        areFactsKept = true
        say('onlooker', { type: 'survey.ended' })
      },
      'a second passes': () => pass(1000),
      'ten seconds pass': () => {
        pass(10_000)
        if (waiting().includes('one more')) reject('one more', refusalOf(null))
        clock.increment(10_000)
      },
      'an hour passes': () => pass(hour),
    },
  }

  function lookOf(running: ActorRefFrom<SurveyChart>) {
    const state = running.getSnapshot()
    const { sheet, survey, now: known } = state.context
    const screen = screenOf(state)
    const closing = state.children['close']?.getSnapshot() as { input?: { closing: { isForced: boolean; isTimeUp: boolean } } } | undefined
    const how = closing?.input?.closing
    asked = `hand in ${how?.isForced ? 'as it is' : how?.isTimeUp ? 'by time' : 'by wish'}`
    const isOnPaper = screen === 'task' || screen === 'question' || screen === 'looking on'
    const left = sheet && timeLeft(sheet, known)
    const time = left === null || left === undefined ? 'not shown' : left >= hour ? 'whole' : left > 0 ? 'some' : 'none'
    return {
      screen,
      ...(isOnPaper &&
        sheet &&
        survey && {
          task: survey.questions.findIndex(({ id }) => id === sheet.current) + 1,
          answer: letterOf(sheet.answers[sheet.current]),
          isChecked: sheet.checked[sheet.current] ?? false,
          isMoreRefused: screen !== 'looking on' && sheet.checked[sheet.current] === true && adding?.getSnapshot().value === 'refused',
        }),
      ...((isOnPaper || screen === 'pause') && { time: time as 'whole' }),
      isUnsafe: state.matches({ answering: { keeping: 'lost' } }),
    }
  }
}

const answerTo = (running: ActorRefFrom<SurveyChart>, id: string) => running.getSnapshot().context.sheet?.answers[id]

type State = ReturnType<ActorRefFrom<SurveyChart>['getSnapshot']>
const screens: [Parameters<State['matches']>[0], Screen][] = [
  ['loading', 'loading'],
  ['seating', 'loading'],
  ['missing', 'no such paper'],
  ['failed', 'failed'],
  ['onBreak', 'break'],
  [{ answering: { solving: 'working' } }, 'task'],
  [{ answering: { solving: 'confirming' } }, 'question'],
  [{ answering: { solving: 'paused' } }, 'pause'],
  ['reading', 'looking on'],
  ['finishing', 'handing in'],
  ['finishDelayed', 'not handed in'],
  ['finished', 'result'],
]
const screenOf = (state: State): Screen => screens.find(([value]) => state.matches(value as never))?.[1] ?? 'nothing'
