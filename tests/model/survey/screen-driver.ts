import { fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { keys, tasks } from '#samples/questions'
import { examResult } from '#samples/surveys'
import type { Survey } from '#domain/survey'
import type { BareFact } from '#domain/survey-state'
import { settle } from '#chart-lab/testing'
import { sheetOf, timeLeft } from '@/pages/survey/model/sheet'
import type { Reply, ScriptedBackEnd } from '../scripted-back-end'
import { begin, hour, paperOf, valueAfter } from './papers'
import { answerOnPage, controlFor, countOfTasks, offersOnPage, readPage } from './read-page'
import type { Paper, Press } from './survey-events'
import type { SurveyDriver } from './survey-oracle'
import type { SurveyWorld } from './survey-world'

const { id } = paperOf.exam
const paperCall = `GET v3/surveys/${id}`
const finishCall = `POST v3/surveys/${id}/finish`
const moreCall = `POST v3/surveys/${id}/more`

/** The calls that the test speaks about. */
export const isCallOfSurvey = (call: string): boolean => [paperCall, finishCall, moreCall].includes(call)

/** Answers other requests of the page: it accepts facts, and the subject has no reference sheet. */
export const standing: Record<string, Reply> = {
  [`POST v3/surveys/${id}/events`]: {
    status: 200,
    body: { data: { accepted: 1, duplicates: 0, clock: { ...paperOf.exam.clock, deadlineAt: null }, serverNow: paperOf.exam.createdAt } },
  },
  'GET v3/subjects/math/reference': { status: 404, body: { errorMessage: 'Немає' } },
}

const foreignId = '5d3c2b1a-0f9e-4d8c-8b7a-6f5e4d3c2b1a'
const onChartAlone = () => expect.unreachable('no browser does this')
const refusal = (status: number): Reply => ({ status, body: { errorMessage: `Відмова ${status}` } })

/** A sitting on the survey page, over a server that answers when told to. */
export function screenDriver(world: SurveyWorld, server: ScriptedBackEnd): SurveyDriver {
  let paper: Paper = 'exam'
  let added: Survey['questions'] = []
  let timesLeft = 1
  const surveyNow = (clock: Partial<Survey['clock']>): Survey => ({
    ...paperOf[paper],
    questions: [...paperOf[paper].questions, ...added],
    keys: paperOf[paper].keys && { ...paperOf[paper].keys, ...(added.length > 0 && { q9: keys.single }) },
    clock: { ...paperOf[paper].clock, startedAt: null, deadlineAt: null, ...clock },
  })
  const reply = (survey: Survey): Reply => ({ status: 200, body: { data: { survey, serverNow: world.stamp() } } })
  const startedAt = async () => (await world.ground.log.events(id)).toSorted((a, b) => (a.at < b.at ? -1 : 1))[0]?.at ?? null
  const give = async (clock: Partial<Survey['clock']> = {}) =>
    server.answer(paperCall, reply(surveyNow({ startedAt: await startedAt(), ...clock })))

  const press = async (what: Press, named?: RegExp) => {
    const control = await vi.waitFor(() => controlFor(what, named) ?? expect.unreachable(`nothing on the page to press: ${what}`), {
      timeout: 5000,
      interval: 5,
    })
    fireEvent.click(control)
  }
  const answerTask = async () => {
    const value = valueAfter(answerOnPage(), document.querySelector('article input[inputmode]') !== null)
    const field = document.querySelector<HTMLInputElement>(`article input:is([inputmode], [value="${value}"])`)
    if (!field) return expect.unreachable('nothing on the page to answer with')
    if (field.type === 'radio') fireEvent.click(field)
    else fireEvent.change(field, { target: { value } })
  }
  /** A mark that is put and taken back: the page writes, and nothing that the model knows is changed. */
  const writeSomething = async () => {
    for (const _ of ['put', 'taken back']) {
      fireEvent.click(document.querySelector('[aria-label="Позначити, щоб повернутися"]') ?? expect.unreachable('no flag on the page'))
      await settle()
    }
  }
  /** The way to the server: where the device says that time is over, the server is asked about it first. By then it has every fact. */
  const handIn = async (answer: Reply) => {
    world.keep(true)
    const { call } = await server.arrived(new RegExp(`^(${paperCall}|${finishCall})$`))
    if (call === paperCall) await give({ deadlineAt: world.stamp() })
    await server.answer(finishCall, answer)
  }
  /** Less every time, so that nothing is written earlier than what stands already. */
  const leaveTime = async () => {
    await server.arrived(paperCall)
    const sheet = sheetOf(surveyNow({ startedAt: await startedAt() }), await world.ground.log.events(id), world.now())
    const left = hour / (timesLeft += 1)
    world.move((timeLeft(sheet, world.now()) ?? 0) - left)
    await give({ deadlineAt: new Date(world.now() + left).toISOString() })
  }
  const pass = async (ms: number, felt = ms) => {
    world.move(ms)
    await vi.advanceTimersByTimeAsync(felt)
  }
  const current = () => {
    const { task } = readPage()
    return [...paperOf[paper].questions, ...added][task - 1] ?? expect.unreachable('no task is open')
  }
  const beginElsewhere = async () => {
    if ((await startedAt()) === null) await world.otherTab.write({ kind: 'open' }, { kind: 'visit', question: tasks.single.id })
  }

  const openBefore = async () => {
    await world.ground.log.keepSurvey(surveyNow({ startedAt: world.stamp() }))
    await world.ground.log.append(id, [{ kind: 'open' }, { kind: 'visit', question: tasks.single.id }], world.now())
  }
  /** What another device has stated. */
  const giveForeign = async (fact: BareFact, at: number) => {
    const event = { ...fact, id: foreignId, client: foreignId, seq: 1, at: new Date(at).toISOString() }
    await server.answer(paperCall, reply({ ...surveyNow({ startedAt: await startedAt() }), events: [event] }))
  }

  return {
    patience: 10_000,
    begin: async () => {
      await settle()
      world.move(1)
    },
    stop: () => world.stop(),
    // The clock of the page goes on a little at every look, and at nothing else.
    view: async () => {
      await vi.advanceTimersByTimeAsync(20)
      return { ...readPage(), told: [] }
    },
    offers: offersOnPage,
    acts: {
      'page opens': async (event) => {
        paper = event.paper
        if (event.isElsewhere) {
          await beginElsewhere()
          await world.otherTab.take()
        }
        if (event.isKnown) await openBefore()
        world.open()
      },
      'pupil tries again': () => press('pupil tries again'),
      'pupil begins the block': () => press('pupil begins the block'),
      'pupil answers': answerTask,
      'pupil checks': () => press('pupil checks'),
      'pupil gives up': () => press('pupil gives up'),
      'pupil asks for one more': () => press('pupil asks for one more'),
      'pupil turns the page': () => press('pupil turns the page', new RegExp(`^Завдання ${(readPage().task % countOfTasks()) + 1}: `)),
      'pupil hears the alarm': () => press('pupil hears the alarm'),
      'pupil comes back from the shelter': () => press('pupil comes back from the shelter'),
      'pupil asks to hand in': () => press('pupil asks to hand in', /тест$/),
      'pupil goes on': () => press('pupil goes on', /^Повернутися/),
      'pupil goes to the blank': () => press('pupil goes to the blank'),
      'pupil hands in': () => press('pupil hands in'),
      'pupil hands in what arrived': () => press('pupil hands in what arrived'),
      'pupil continues here': () => press('pupil continues here'),
      'server gives the paper': () => give(),
      'server gives the paper as ended': () => give({ finishedAt: world.stamp() }),
      'server knows no such paper': () => server.answer(paperCall, refusal(404)),
      'server does not give the paper': () => server.answer(paperCall, refusal(400)),
      'server adds a task': () => {
        const question = { ...tasks.single, id: 'q9' }
        added = [question]
        return server.answer(moreCall, { status: 200, body: { data: { question, key: keys.single } } })
      },
      'server adds none': () => server.answer(moreCall, refusal(400)),
      'server knows nothing new': () => give(),
      'server knows another answer': () => {
        const question = current()
        return giveForeign({ kind: 'answer', question: question.id, value: question.form === 'numeric' ? '2' : 'b' }, begin - 1)
      },
      'server knows an alarm': () => giveForeign({ kind: 'pause', reason: 'alarm' }, world.now()),
      'server knows that it is ended': () => give({ finishedAt: world.stamp() }),
      'server refuses the paper': () => server.answer(paperCall, refusal(403)),
      'server cannot be asked': () => server.answer(paperCall, refusal(401)),
      'server takes the paper': () => handIn({ status: 200, body: { data: { result: examResult } } }),
      'server is away': () => handIn(refusal(503)),
      'server lacks answers': () => handIn(refusal(409)),
      'server forbids': () => handIn(refusal(403)),
      'server says that time is left': leaveTime,
      'device stops keeping': () => {
        world.keep(false)
        return writeSomething()
      },
      'device keeps again': () => {
        world.keep(true)
        return writeSomething()
      },
      'connection returns': () => void fireEvent(window, new Event('online')),
      'another tab takes over': async () => {
        await world.otherTab.take()
        await beginElsewhere()
      },
      'another tab answers': () => {
        const question = current()
        const value = valueAfter(answerOnPage(), question.form === 'numeric')
        return world.otherTab.write({ kind: 'answer', question: question.id, value })
      },
      'another tab is closed': () => world.otherTab.close(),
      'another tab hands in': async () => {
        world.keep(true)
        await world.device.keepSurvey(surveyNow({ startedAt: await startedAt(), finishedAt: world.stamp() }))
        world.otherTab.knock()
      },
      'a second passes': () => pass(1000),
      'ten seconds pass': () => pass(10_000),
      'an hour passes': () => pass(hour, 1000),
      'pupil goes on too late': onChartAlone,
      'the recorder breaks': onChartAlone,
      'the clock breaks': onChartAlone,
      'the lock breaks': onChartAlone,
      'the onlooker breaks': onChartAlone,
      'three seconds pass': onChartAlone,
    },
  }
}
