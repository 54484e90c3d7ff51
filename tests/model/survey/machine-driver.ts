import { createActor, fromCallback, SimulatedClock, type ActorRefFrom, type AnyActorRef, type InspectionEvent } from 'xstate'
import { expect } from 'vitest'
import { client } from '#samples/facts'
import { keys, tasks } from '#samples/questions'
import { examSurvey } from '#samples/surveys'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import type { BareFact } from '#domain/survey-state'
import { heldCalls } from '#chart-lab/testing'
import { TimeLeftError } from '@/pages/survey/api/time-left-error'
import { UnwrittenError, type RecordEvent, type StatedFact } from '@/pages/survey/model/recorder'
import type { WriterCommand } from '@/pages/survey/model/writer-lock'
import { timeLeft } from '@/pages/survey/model/sheet'
import { answerTo, handInOf, lookOf } from './machine-look'
import { begin, hour, paperAfter, valueAfter } from './papers'
import { refusalOf } from '../../fixtures/refusal'
import type { SurveyCharts } from './survey-charts'
import type { SurveyDriver } from './survey-oracle'
import { blank } from './survey-view'
import type { Paper } from './survey-events'
import { answersOn } from '../../fixtures/page-log'

type SurveyChart = SurveyCharts['survey']

/** The chart alone: scripted actors and a clock that stands still. What another tab does is written into the log they share. */
export function machineDriver(charts: SurveyCharts, inspect?: (event: InspectionEvent) => void): SurveyDriver {
  const clock = new SimulatedClock()
  const { hold, resolve, reject, waiting } = heldCalls<'paper' | 'word' | 'hand in' | 'one more'>()
  const written: SurveyEvent[] = []
  const speakers = new Map<string, { id: string; speak: AnyActorRef['send'] }>()
  let paper: Paper = 'exam'
  let now = begin
  let isElsewhere = false
  let told: string[] = []
  let locksAsked = 0
  let crash: unknown
  let isRecorderBroken = false
  let likeAsked = ''
  let waitingFacts = 0
  let areFactsStored = true
  let added: Survey['questions'] = []
  let adding: ActorRefFrom<SurveyCharts['adding']> | null = null
  let actor: ActorRefFrom<SurveyChart> | null = null
  /** What this page has written: the server, which is asked beside, has not read it yet. */
  const own = new Set<SurveyEvent>()

  const ground = { log: answersOn({ client }), clock: { now: () => now, sync: () => undefined, hasJumped: () => false } }
  const record = (facts: readonly StatedFact[]) => {
    if (facts.length === 0) return
    if (isRecorderBroken) {
      isRecorderBroken = false
      throw new UnwrittenError(facts, new Error('broken'))
    }
    told.push('wrote')
    for (const { fact, at } of facts) own.add(writeAt(at, fact))
  }
  const write = (...facts: BareFact[]) => {
    for (const fact of facts) writeAt(now, fact)
  }
  const writeAt = (at: number, fact: BareFact) => {
    const seq = written.length + 1
    const id = `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`
    const event: SurveyEvent = { ...fact, id, client, seq, at: new Date(at).toISOString() }
    written.push(event)
    return event
  }
  /** An actor that says only what the test says, for as long as it runs. */
  const speaker = (name: string) =>
    fromCallback(({ sendBack, self, input }) => {
      expectOwn(input)
      speakers.set(name, { id: self.id, speak: sendBack })
      return () => void (speakers.get(name)?.speak === sendBack && speakers.delete(name))
    })
  /** Everything that serves the paper is told which it is, and stands on the same ground. */
  const expectOwn = (input: unknown) => {
    const { id, ground: its } = (input ?? {}) as { id?: string; ground?: object }
    if (id !== examSurvey.id || (its !== undefined && its !== ground)) crash ??= new Error('an actor is given another paper')
  }
  const expectGround = (input: unknown) => {
    if ((input as { ground?: object } | undefined)?.ground !== ground) crash ??= new Error('an actor is given no ground')
  }
  /** It is silent from then on. */
  const breakDown = (name: string) => {
    const { id, speak } = speakers.get(name) ?? expect.unreachable(`no ${name} is there`)
    speakers.delete(name)
    speak({ type: `xstate.error.actor.${id}`, error: new Error('broken'), actorId: id })
  }
  const say = (name: string, event: { type: string; [part: string]: unknown }) => speakers.get(name)?.speak(event)
  const sayStored = (areStored: boolean) => {
    areFactsStored = areStored
    say('recorder', { type: areStored ? 'facts.stored' : 'facts.lost', waiting: waitingFacts, refused: waitingFacts })
  }
  const tick = () => {
    for (const name of [...speakers.keys()].filter((each) => each.endsWith('icker'))) say(name, { type: 'clock.tick', now })
  }
  const pass = (ms: number) => {
    now += ms
    tick()
  }
  /** Lets the time pass, and expects that nothing has changed a millisecond before its end. */
  const ripen = (ms: number) => {
    const { value } = on().getSnapshot()
    clock.increment(ms - 1)
    expect(on().getSnapshot().value).toEqual(value)
    clock.increment(1)
  }
  const on = (): ActorRefFrom<SurveyChart> => actor ?? expect.unreachable('no paper is open')
  const isPast = () => written.length > 0

  function open(): void {
    const machine = charts.survey.provide({
      actors: {
        open: hold('paper'),
        ask: hold('word'),
        close: hold('hand in'),
        // One source serves three states; who listens is told apart by the time only one of them runs.
        ticker: speaker('ticker') as never,
        onlooker: speaker('onlooker') as never,
        recorder: fromCallback<RecordEvent>(({ sendBack, receive, self, input }) => {
          expectOwn(input)
          speakers.set('recorder', { id: self.id, speak: sendBack as never })
          if (!areFactsStored) sayStored(false)
          receive(({ facts }) => record(facts))
          return () => void speakers.delete('recorder')
        }) as never,
        lock: fromCallback<WriterCommand>(({ sendBack, receive, self, input }) => {
          expectOwn(input)
          speakers.set('lock', { id: self.id, speak: sendBack as never })
          receive(({ type }) => {
            if (!speakers.has('lock')) return
            if (type === 'lock.ask' && !on().getSnapshot().matches('locking')) crash ??= new Error('the lock is not waited for')
            locksAsked += 1
            // A fault may ask again at every answer, without end.
            if (locksAsked > 10) return void (crash = new Error('the lock is asked for in circles'))
            if (type === 'lock.take') isElsewhere = false
            sendBack({ type: isElsewhere ? 'lock.lost' : 'lock.taken' })
          })
        }) as never,
      },
    })
    actor = createActor(machine, { clock, input: { id: examSurvey.id, ground, random: () => 0.5 }, ...(inspect && { inspect }) })
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

  const give = (finishedAt: string | null = null, isAsked = true) =>
    resolve('paper', (input) => {
      expectOwn(input)
      expect(input).toMatchObject({ isFirst: on().getSnapshot().context.survey === null })
      return { survey: paperAfter(paper, added, written, finishedAt), events: [...written], isAsked }
    })
  /** What the server knows of a paper that the device has opened by itself. */
  const sayWord = (finishedAt: string | null = null) =>
    resolve(
      'word',
      (input) => (
        expectOwn(input),
        { survey: paperAfter(paper, added, written, finishedAt), events: written.filter((event) => !own.has(event)) }
      ),
    )
  const question = (): string => on().getSnapshot().context.sheet?.current ?? ''
  const all = () => [...examSurvey.questions, ...added].map(({ id }) => id)
  const isBlank = (id: string) => answerTo(on(), id) === undefined && !on().getSnapshot().context.sheet?.checked[id]
  const next = () => all()[(all().indexOf(question()) + 1) % all().length] ?? ''
  const otherAnswer = () => valueAfter(answerTo(on(), question()), question() === tasks.numeric.id)
  const add = (fact: BareFact) => on().send({ type: 'fact.add', fact })
  /** The facts that only the page held go to the server before the paper. */
  const refuse = (error: Error) => {
    areFactsStored = true
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
      locksAsked = 0
      const seen = {
        ...blank,
        ...(actor && lookOf(actor.getSnapshot(), adding?.getSnapshot().value === 'refused')),
        told,
        waiting: actor?.getSnapshot().context.waiting ?? 0,
        refused: actor?.getSnapshot().context.refused ?? 0,
        asked: waiting()
          .map((name) => (name === 'hand in' ? handInOf(on().getSnapshot()) : name))
          .toSorted(),
      }
      told = []
      return seen
    },
    acts: {
      'page opens': (event) => {
        ;({ paper, isElsewhere } = event)
        if (isElsewhere || event.isKnown) write({ kind: 'open' }, { kind: 'visit', question: tasks.single.id })
        open()
        if (event.isKnown) return give(null, false)
      },
      'pupil tries again': () => on().send({ type: on().getSnapshot().matches('failed') ? 'load.retry' : 'finish.confirm' }),
      'pupil begins the block': () => {
        // Half a second after the last tick.
        now += 500
        on().send({ type: 'break.end' })
      },
      'pupil answers': () => add({ kind: 'answer', question: question(), value: otherAnswer() }),
      'pupil checks': () => add({ kind: 'check', question: question() }),
      'pupil gives up': () => add({ kind: 'check', question: question() }),
      'pupil asks for one more': () => {
        const { survey } = on().getSnapshot().context
        likeAsked = question()
        if (survey) adding?.send({ type: 'task.ask', survey, like: likeAsked })
      },
      'server adds a task': () =>
        resolve('one more', (input) => {
          expectGround(input)
          expect(input).toMatchObject({ like: likeAsked })
          added = [{ ...tasks.single, id: 'q9' }]
          return { question: added[0], key: keys.single }
        }),
      'server adds none': () => reject('one more', refusalOf(503)),
      'pupil turns the page': () => add({ kind: 'visit', question: next() }),
      'pupil hears the alarm': () => add({ kind: 'pause', reason: 'alarm' }),
      'pupil comes back from the shelter': () => add({ kind: 'resume' }),
      'pupil asks to hand in': () => on().send({ type: 'finish.ask' }),
      'pupil goes on': () => on().send({ type: 'finish.cancel' }),
      'pupil goes on too late': () => on().send({ type: 'finish.cancel' }),
      'pupil goes to the blank': () => add({ kind: 'visit', question: all().find(isBlank) ?? '' }),
      'pupil hands in': () => on().send({ type: 'finish.confirm' }),
      'pupil hands in what arrived': () => on().send({ type: 'finish.force' }),
      'pupil continues here': () => on().send({ type: 'lock.take' }),
      'server gives the paper': () => give(),
      'server gives the paper as ended': () => give(new Date(now).toISOString()),
      'server knows no such paper': () => reject('paper', refusalOf(404)),
      'server does not give the paper': () => reject('paper', refusalOf(null)),
      'server knows nothing new': () => sayWord(),
      'server knows another answer': () => {
        writeAt(begin - 1, { kind: 'answer', question: question(), value: question() === tasks.numeric.id ? '2' : 'b' })
        return sayWord()
      },
      'server knows an alarm': () => (write({ kind: 'pause', reason: 'alarm' }), sayWord()),
      'server knows that it is ended': () => sayWord(new Date(now).toISOString()),
      'server refuses the paper': () => reject('word', refusalOf(403)),
      'server cannot be asked': () => reject('word', refusalOf(503)),
      'server takes the paper': () => resolve('hand in', expectGround),
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
        sayStored(false)
      },
      'device keeps again': () => {
        waitingFacts = (waitingFacts + 1) % 3
        sayStored(true)
      },
      'connection returns': () => on().send({ type: 'finish.confirm' }),
      'another tab takes over': () => {
        isElsewhere = true
        if (!isPast()) write({ kind: 'open' }, { kind: 'visit', question: tasks.single.id })
        say('lock', { type: 'lock.lost' })
        say('onlooker', { type: 'facts.came', events: [...written] })
      },
      'another tab answers': () => {
        write({ kind: 'answer', question: question(), value: otherAnswer() })
        say('onlooker', { type: 'facts.came', events: [...written] })
      },
      'another tab is closed': () => {
        isElsewhere = false
        say('lock', { type: 'lock.taken' })
      },
      'another tab hands in': () => {
        areFactsStored = true
        say('onlooker', { type: 'survey.ended' })
      },
      'a second passes': () => pass(1000),
      'ten seconds pass': () => {
        pass(10_000)
        if (waiting().includes('one more')) reject('one more', refusalOf(null))
        ripen(10_000)
      },
      'an hour passes': () => pass(hour),
      'the recorder breaks': () => {
        isRecorderBroken = true
        add({ kind: 'answer', question: question(), value: otherAnswer() })
      },
      'the clock breaks': () => breakDown('ticker'),
      'the lock breaks': () => breakDown('lock'),
      'the onlooker breaks': () => breakDown('onlooker'),
      'three seconds pass': () => ripen(3000),
    },
  }
}
